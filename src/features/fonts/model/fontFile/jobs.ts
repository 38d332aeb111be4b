import type { FontReading } from './facts';

/** What the worker can do with a file. */
export type FontJobKind = 'read' | 'pack';

/** A file on its way to the worker. */
export interface FontJob {
	readonly id: number;
	readonly kind: FontJobKind;
	readonly bytes: ArrayBuffer;
}

/** What the worker says of a job: that its time counts from now on, that its own code is missing, or what came of it. */
export type FontAnswer =
	| { readonly id: number; readonly kind: 'started' }
	| { readonly id: number; readonly kind: 'missingCode' }
	| {
			readonly id: number;
			readonly kind: 'read';
			readonly reading: FontReading;
			/** Whether its decoder met what it could not unpack, and may be left in any state. */
			readonly isSpent: boolean;
	  }
	| {
			readonly id: number;
			readonly kind: 'packed';
			/** Null where it could not be packed. */
			readonly bytes: Uint8Array< ArrayBuffer > | null;
	  };

/** Milliseconds that a job may take. */
export const JOB_TIME: Readonly< Record< FontJobKind, number > > = {
	read: 15_000,
	pack: 60_000,
};
