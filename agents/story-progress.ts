import type { Caller } from '#src/http/endpoint.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import type { StoriesService } from '#src/stories/service.ts';

/** The state of a prime's story. */
export interface StoryProgress {
  status: 'generating' | 'ready' | 'delivered' | 'failed';
  kingdom: string;
  phases: number;
  imagesReady: number;
  imagesTotal: number;
}

/** The progress of the story of one of the caller's writings; undefined if none is made from it. */
export async function storyProgressOf(
  stories: StoriesService,
  caller: Caller,
  writingId: string,
): Promise<StoryProgress | undefined> {
  const found = await stories.findToldFrom(caller, writingId);
  if (!found) return undefined;
  const { story } = found;
  if (!story) {
    const status = found.failed ? 'failed' : 'generating';
    return { status, kingdom: kingdomOf(found.chakra).name, phases: 0, imagesReady: 0, imagesTotal: 0 };
  }
  return {
    status: story.playedAt ? 'delivered' : 'ready',
    kingdom: kingdomOf(story.chakra).name,
    phases: story.phases.length,
    imagesReady: story.phases.filter(({ imageReady }) => imageReady).length,
    imagesTotal: story.phases.length,
  };
}
