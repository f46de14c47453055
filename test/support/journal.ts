/** A short page of ordinary prose that contains `word`. */
export function journal(word: string): string {
  return `This morning I walked along the river and thought about ${word}. My mother called while I was still on the bridge,
and I did not pick up because I was angry with her, and then ashamed of that. The water was high and brown. I keep
saying that I will sell the house before the winter, and each week I find another reason to wait.`;
}
