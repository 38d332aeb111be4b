import type { AppError } from '@/kernel/result';
import { COLLAPSED, type Expanded } from '@/kernel/expanded';
import { createSignal } from '@/kernel/signal';
import { loadStage } from '@/platform/stages';
import type { Finding, Problem } from '@/features/blockRepair/index.model';
import { inspect } from '@/features/blockRepair/index.records';
import type { FoundText } from '@/features/find/index.model';
import { askFor } from '@/features/find/index.records';
import type { FaultyDocument } from '../model/finding';

/** A check of all blocks of the site, and what it has found so far. */
export interface Check {
	readonly status: 'idle' | 'checking' | 'stopped' | 'done' | 'failed';
	readonly documents: readonly FaultyDocument[];
	/** The number of documents that the user may not edit. */
	readonly others: number;
	/** Titles of documents that can't be parsed. */
	readonly unread: readonly string[];
	readonly read: number;
	/** The number of all documents. */
	readonly total: number;
	/** Where to go on. */
	readonly cursor: string;
	readonly error: AppError | null;
}

const NOTHING: Check = {
	status: 'idle',
	documents: [],
	others: 0,
	unread: [],
	read: 0,
	total: 0,
	cursor: '',
	error: null,
};

/** Stays when the screen is left. */
export const check = createSignal( NOTHING );

/** What the user has chosen of a check. */
interface CheckChoice {
	/** Keys of findings that stay as they are. */
	readonly leftOut: ReadonlySet< string >;
	/** Problems that are shown; empty for all. */
	readonly shown: Problem | '';
	readonly expanded: Expanded;
}

const ALL: CheckChoice = {
	leftOut: new Set(),
	shown: '',
	expanded: COLLAPSED,
};

/** Stays as long as the check that it is about. */
export const checkChoice = createSignal( ALL );

/** In milliseconds: then the page has its turn. */
const SLICE = 30;

let running: AbortController | null = null;

/** Begins a check. */
export function startCheck(): Promise< void > {
	check.set( NOTHING );
	checkChoice.set( ALL );
	return continueCheck();
}

/** Stops it after the block that is looked at. */
export function stopCheck(): void {
	running?.abort();
	if ( check.get().status === 'checking' ) {
		update( { status: 'stopped' } );
	}
}

/** Goes on where a check was stopped or has failed. */
export async function continueCheck(): Promise< void > {
	running?.abort();
	const controller = new AbortController();
	running = controller;
	update( { status: 'checking', error: null } );
	const error = await checkAll( controller.signal );
	if ( ! controller.signal.aborted ) {
		update( error ? { status: 'failed', error } : { status: 'done' } );
	}
}

const update = ( changed: Partial< Check > ): void =>
	check.set( { ...check.get(), ...changed } );

async function checkAll( signal: AbortSignal ): Promise< AppError | null > {
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage.error;
	}
	do {
		const answer = await askFor( {}, check.get().cursor, signal );
		if ( signal.aborted ) {
			return null;
		}
		if ( ! answer.ok ) {
			return answer.error;
		}
		const { documents, others, read, total, cursor } = answer.value;
		const findings = await findingsIn( documents, signal );
		if ( findings === null ) {
			// The step is read again when the check goes on.
			return null;
		}
		const before = check.get();
		update( {
			documents: [ ...before.documents, ...findings.faulty ],
			unread: [ ...before.unread, ...findings.unread ],
			others: before.others + others,
			read: before.read + read,
			total: before.total || total,
			cursor,
		} );
	} while ( check.get().cursor !== '' );
	return null;
}

/** What is wrong in documents, and the titles of those that can't be read; null once the check is stopped. */
async function findingsIn(
	documents: readonly FoundText[],
	signal: AbortSignal
): Promise< {
	readonly faulty: readonly FaultyDocument[];
	readonly unread: readonly string[];
} | null > {
	const turn = takeTurns();
	const faulty: FaultyDocument[] = [];
	const unread: string[] = [];
	for ( const document of documents ) {
		const findings = await findingsOf( document.content, turn, signal );
		if ( findings === null ) {
			unread.push( document.title );
		} else if ( findings.length > 0 ) {
			faulty.push( { ...document, findings } );
		}
		if ( signal.aborted ) {
			return null;
		}
	}
	return { faulty, unread };
}

async function findingsOf(
	content: string,
	turn: () => Promise< void >,
	signal: AbortSignal
): Promise< readonly Finding[] | null > {
	const steps = inspect( content );
	const found: Finding[] = [];
	for ( const step of steps ?? [] ) {
		found.push( ...step );
		await turn();
		if ( signal.aborted ) {
			break;
		}
	}
	return steps && found;
}

/** Waits for the page's turn if a slice is over. */
function takeTurns(): () => Promise< void > {
	let began = performance.now();
	return async () => {
		if ( performance.now() - began > SLICE ) {
			await new Promise( ( resolve ) => setTimeout( resolve ) );
			began = performance.now();
		}
	};
}
