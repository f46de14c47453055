import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { AppError } from '#src/core/errors.ts';
import type { Json } from './caller-services.ts';
import { type AgentName, agentNames, type Tool, type ToolContext } from './tool.ts';

/** The result of a call. A failure is a value and not an exception, because an agent continues after it. */
export type ToolOutcome =
  | { ok: true; result: Json }
  | { ok: false; error: { code: string; message: string; details?: { path: string; message: string }[] } };

/** A tool bound to a caller, as a model sees it. */
export interface BoundTool {
  name: string;
  description: string;
  effect: 'read' | 'write';
  quotesOthers: boolean;
  /** JSON schema of its input. */
  parameters: Record<string, unknown>;
  /** Calls the tool. @param said as in `ToolContext`. */
  call(input: unknown, idFor: ToolContext['idFor'], said?: ToolContext['said']): Promise<ToolOutcome>;
}

export interface Toolbox {
  /** All tools, by name. */
  readonly tools: readonly Tool[];
  /** Binds an agent's tools, or all of them, to a caller. */
  bind(agent: AgentName | 'all', services: ToolContext['services']): BoundTool[];
}

const toolsFolder = join(import.meta.dirname, 'tools');

/**
 * Reads the folder of tools: each file defines one tool and has its name.
 *
 * @throws Error naming a file that is not a tool.
 */
export async function openToolbox(folder = toolsFolder): Promise<Toolbox> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const tools = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as { default?: unknown };
      return checkTool(module.default, basename(file, '.ts'));
    }),
  );
  return {
    tools,
    bind: (agent, services) =>
      tools
        .filter(({ agents }) => agent === 'all' || agents.includes(agent))
        .map((tool) => bindTool(tool, services)),
  };
}

function checkTool(value: unknown, file: string): Tool {
  const fault = (what: string) => new Error(`agents/tools/${file}.ts: ${what}`);
  const tool = value as Tool | undefined;
  if (!tool || typeof tool.run !== 'function') throw fault('its default export must be made by defineTool');
  if (tool.name !== file) throw fault(`its tool is named ${tool.name}; it must be named after its file`);
  if (!/^[a-z][a-z-]{1,62}$/.test(tool.name))
    throw fault('its name must be kebab case, of at most 63 letters');
  const unknown = tool.agents.filter((agent) => !agentNames.includes(agent));
  if (unknown.length > 0) throw fault(`there is no agent ${unknown.join(', ')}`);
  return tool;
}

function bindTool(tool: Tool, services: ToolContext['services']): BoundTool {
  return {
    name: tool.name,
    description: tool.description,
    effect: tool.effect,
    quotesOthers: tool.quotesOthers ?? false,
    parameters: parametersOf(tool),
    async call(input, idFor, said) {
      const parsed = tool.input.safeParse(input ?? {});
      if (!parsed.success) {
        const details = parsed.error.issues.map(({ path, message }) => ({
          path: path.join('.') || 'input',
          message,
        }));
        return { ok: false, error: { code: 'invalid_input', message: 'The input is not valid.', details } };
      }
      try {
        return { ok: true, result: await tool.run(parsed.data, { services, idFor, said }) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const details = error.details ? { details: error.details } : {};
        return { ok: false, error: { code: error.code, message: error.message, ...details } };
      }
    },
  };
}

/** The JSON schema of a tool's input, in the form that models and MCP accept. */
export function parametersOf(tool: Tool): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(tool.input, { io: 'input' });
  return schema;
}
