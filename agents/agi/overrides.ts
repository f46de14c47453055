/** What an instruction asks of the agent, as far as it can be told without a model. */
export type InstructionReading =
  | { kind: 'avoid'; subject: string }
  | { kind: 'toward'; subject: string }
  | { kind: 'silence' }
  | { kind: 'refused'; reason: string }
  | { kind: 'other' };

const others =
  /\b(?:other|another|different)\s+(?:people|person|writer|user|parent|child|family)|\b(?:everyone|everybody|someone|somebody)\s*(?:else)?['’]s\b|\ball (?:the )?(?:users|writers|people)\b|\b(?:database|admin|password|token|api key|system prompt)\b/i;
const careOff =
  /\b(?:turn|switch|shut)\s+off\b.*\b(?:care|safety|screen|help|filter|rule)|\b(?:ignore|disable|skip|drop|forget|stop)\b.*\b(?:care|safety|help lines?|hotline|crisis|screen|rules?)\b/i;
const silence =
  /\b(?:stop|no|quit)\s+(?:asking|questions|prompting|prompts|talking)\b(?!\s+(?:me\s+)?(?:about|on))|\bleave me alone\b|\bbe (?:quiet|silent)\b/i;
const avoid =
  /\b(?:do not|don['’]?t|never|stop|no more|quit|avoid)\b(?:\s+(?:want(?:ing)?|to|ever|you|please|me|asking|ask|talking|talk|writing|write|mentioning|mention|bringing|bring|up|questions|prompts|speaking|speak))*\s*(?:about|of|on|up)?\s+(?<subject>[^.,;!?\n]{2,80})/i;
const toward =
  /\b(?:ask me about|write about|talk about|focus on|prompt me (?:about|on|with)|give me|i want|let me write about|let['’]?s write about|more about|about)\s+(?<subject>[^.,;!?\n]{2,80})/i;

/** Reads an instruction. It is the writer's word to the agent about themselves; for anybody else it has no force. */
export function readInstruction(instruction: string): InstructionReading {
  const text = instruction.slice(0, 2_000).normalize('NFC');
  if (others.test(text)) {
    return { kind: 'refused', reason: 'it asks for what is not yours' };
  }
  if (careOff.test(text)) {
    return { kind: 'refused', reason: 'it would switch off a rule of care' };
  }
  if (silence.test(text)) return { kind: 'silence' };
  const left = avoid.exec(text)?.groups?.subject;
  if (left) return { kind: 'avoid', subject: plainSubject(left) };
  const wanted = toward.exec(text)?.groups?.subject;
  if (wanted) return { kind: 'toward', subject: plainSubject(wanted) };
  return { kind: 'other' };
}

/** A subject as it is said back: the writer's `my` becomes `your`, and what hangs on is cut. */
function plainSubject(subject: string): string {
  return subject
    .replace(
      /\b(?:any ?more|again|today|tonight|now|please|instead|this time|for a while|right now)\b.*$/i,
      '',
    )
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .trim()
    .toWellFormed();
}
