import type { Reporter, TestModule } from 'vitest/node';

/** Prints for each project the number of tests and their total time over all workers. */
export default class ProjectTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, ({ project }) => project.name);
    for (const [name, own] of projects) {
      const ms = own.reduce((sum, module) => {
        const { duration, collectDuration, setupDuration } = module.diagnostic();
        return sum + duration + collectDuration + setupDuration;
      }, 0);
      const tests = own.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
      console.log(`${name}: ${tests} tests in ${own.length} files, ${(ms / 1000).toFixed(1)} s of work`);
    }
  }
}
