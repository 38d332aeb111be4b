import { newRun, type RunHeader } from '@/platform/historyRun';

let run: RunHeader = {};

/** Starts a run: the site's history stores the changes of its requests as one entry. */
export function beginHeader(): void {
	run = newRun();
}

export function endHeader(): void {
	run = {};
}

/** The header of the current run; empty outside a save. */
export const runHeader = (): RunHeader => run;
