import { useDebounce } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { ok, type Result } from '@/kernel/result';
import { useLoad, type Loading } from '@/ui/useLoad';
import type { DocumentState, RevisionStamp } from '../model/revision';
import { pageAndIndexOf } from '../model/timeline';
import type { History } from './history';

/** A revision with its content, and the previous one. */
export interface OpenRevision {
	readonly position: number;
	/** Null where it can't be parsed. */
	readonly stamp: RevisionStamp | null;
	/** Null where it can't be parsed. */
	readonly state: DocumentState | null;
	/** Null for the oldest, and where the previous one can't be parsed. */
	readonly previous: DocumentState | null;
	readonly hasPrevious: boolean;
}

export type RevisionLoad = Loading< OpenRevision > & {
	/** Shown while loading; null before the first one, and after a failure. */
	readonly last: OpenRevision | null;
	readonly isWaiting: boolean;
};

/** How long the slider must rest before content is requested, in milliseconds. */
const REST = 150;

/**
 * The revision at a position, once the slider rests there.
 *
 * @param history
 * @param position Counted from 0 for the oldest.
 * @param total
 */
export function useRevision(
	history: History,
	position: number,
	total: number
): RevisionLoad {
	const [ rested, setRested ] = useState( position );
	const rest = useDebounce( setRested, REST );
	useEffect( () => rest( position ), [ rest, position ] );
	const load = useLoad( rested, () => openAt( history, rested, total ) );
	const last = useRef< OpenRevision | null >( null );
	if ( load.status === 'ready' ) {
		last.current = load.value;
	}
	const isWaiting = rested !== position || load.status === 'loading';
	const isFailed = load.status === 'failed' && ! isWaiting;
	return { ...load, isWaiting, last: isFailed ? null : last.current };
}

async function openAt(
	history: History,
	position: number,
	total: number
): Promise< Result< OpenRevision > > {
	const [ stamp, before ] = await Promise.all( [
		stampAt( history, position, total ),
		position > 0
			? stampAt( history, position - 1, total )
			: Promise.resolve( ok( null ) ),
	] );
	if ( ! stamp.ok ) {
		return stamp;
	}
	if ( ! before.ok ) {
		return before;
	}
	const [ state, previous ] = await Promise.all( [
		stateOf( history, stamp.value ),
		stateOf( history, before.value ),
	] );
	if ( ! state.ok ) {
		return state;
	}
	return previous.ok
		? ok( {
				position,
				stamp: stamp.value,
				state: state.value,
				previous: previous.value,
				hasPrevious: position > 0,
			} )
		: previous;
}

async function stampAt(
	history: History,
	position: number,
	total: number
): Promise< Result< RevisionStamp | null > > {
	const { page, index } = pageAndIndexOf( position, total );
	const loaded = await history.page( page );
	return loaded.ok ? ok( loaded.value.stamps[ index ] ?? null ) : loaded;
}

const stateOf = (
	history: History,
	stamp: RevisionStamp | null
): Promise< Result< DocumentState | null > > =>
	stamp ? history.state( stamp.id ) : Promise.resolve( ok( null ) );
