import { randomUUID } from 'node:crypto';
import type { CallModel, Message, ToolCall } from '#graphs/conversation.ts';

interface Rule {
  tool: string;
  pattern: RegExp;
  arguments?(text: string): unknown;
  /** Words the tool's result as an answer to the writer. */
  answer(result: unknown): string;
}

/** The first rule whose pattern matches is used. The tools are read-only, because a pattern may match by mistake. */
const rules: readonly Rule[] = [
  {
    tool: 'recommend-facilitators',
    pattern:
      /\b(?:guide|facilitator|therapist|someone to talk|somebody to talk|talk to (?:someone|somebody)|recommend)\b/i,
    answer(result) {
      const [best] = listOf(result, 'recommendations') as {
        facilitator?: { name?: string };
        rationale?: string;
      }[];
      return best?.facilitator?.name
        ? `There is ${best.facilitator.name}. ${best.rationale ?? ''}`.trim()
        : 'No guide is listed at the moment.';
    },
  },
  {
    tool: 'story-ready',
    pattern: /\b(?:story|stories|bedtime|cuentacuentos)\b/i,
    answer(result) {
      const story = result as { kingdom?: string; city?: string } | null;
      return story?.kingdom
        ? `A story from ${story.city} in ${story.kingdom} is waiting; it has not been heard yet.`
        : 'No story is waiting right now. The next prime brings one.';
    },
  },
  {
    tool: 'list-children',
    pattern: /\b(?:child|children|kids?|son|daughter)\b/i,
    answer(result) {
      const count = listOf(result, 'children').length;
      return count === 0
        ? 'No child is registered here.'
        : `${count === 1 ? 'One child is' : `${count} children are`} registered here.`;
    },
  },
  {
    tool: 'writing-history',
    pattern: /\b(?:history|last|latest|recent|before|earlier|wrote|written)\b/i,
    answer(result) {
      const [latest] = listOf(result, 'writings') as {
        title?: string;
        flow_score?: number;
        created_at?: string;
      }[];
      return latest
        ? `Your last prime was on ${latest.created_at?.slice(0, 10)}${latest.title ? `, “${latest.title}”` : ''}, with a flow of ${latest.flow_score}.`
        : 'There is no prime of yours yet.';
    },
  },
  {
    tool: 'writing-prompt',
    pattern: /\b(?:prompt|begin|start|stuck|blocked|idea|what (?:should|shall|can) i write)\b/i,
    answer: (result) => (result as { prompt?: string }).prompt ?? 'Begin with the room you are in.',
  },
];

const unknownAnswer =
  'I can look up your last writings, your stories, your children and the guides, or give you a prompt. Which would help?';

/** Gives the answer if no model does, according to the words of the last message. */
export const callRules: CallModel = async ({ messages, tools }) => {
  const last = messages.at(-1);
  const offered = new Set(tools.map(({ name }) => name));
  if (last?.role === 'tool') {
    const rule = rules.find(({ tool }) => tool === last.name);
    return { text: rule ? rule.answer(readResult(last)) : unknownAnswer, calls: [], source: 'offline' };
  }
  const text = last?.role === 'writer' ? last.text : '';
  const rule = rules.find(({ tool, pattern }) => offered.has(tool) && pattern.test(text));
  if (!rule) return { text: unknownAnswer, calls: [], source: 'offline' };
  const call: ToolCall = { id: randomUUID(), name: rule.tool, arguments: rule.arguments?.(text) ?? {} };
  return { text: '', calls: [call], source: 'offline' };
};

/** The tool's result as parsed JSON; null if it was cut or is an error. */
function readResult(message: Message & { role: 'tool' }): unknown {
  try {
    const result: unknown = JSON.parse(message.result);
    return result && typeof result === 'object' && 'code' in result ? null : result;
  } catch {
    return null;
  }
}

function listOf(result: unknown, name: string): unknown[] {
  const list = result && typeof result === 'object' ? (result as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : [];
}
