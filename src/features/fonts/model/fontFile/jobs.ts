import type { FontReading } from './facts';

/** The kinds of jobs for the worker. */
export type FontJobKind = 'read' | 'pack';

/** A file sent to the worker. */
export interface FontJob {
	readonly id: number;
	readonly kind: FontJobKind;
	readonly bytes: ArrayBuffer;
}

/** A message of the worker about a job: its time limit starts, its code failed to load, or its result. */
export type FontAnswer =
	| { readonly id: number; readonly kind: 'started' }
	| { readonly id: number; readonly kind: 'missingCode' }
	| {
			readonly id: number;
			readonly kind: 'read';
			readonly reading: FontReading;
			/** Whether the decoder failed, and may be in an undefined state. */
			readonly isSpent: boolean;
	  }
	| {
			readonly id: number;
			readonly kind: 'packed';
			/** Null if the font couldn't be converted. */
			readonly bytes: Uint8Array< ArrayBuffer > | null;
	  };

/** The time limit of a job, in milliseconds. */
export const JOB_TIME: Readonly< Record< FontJobKind, number > > = {
	read: 15_000,
	pack: 60_000,
};
