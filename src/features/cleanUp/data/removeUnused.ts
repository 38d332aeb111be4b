import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { AppError, Result } from '@/kernel/result';
import { inDraft } from '@/platform/draftArg';
import { request } from '@/platform/request';
import { messageFor } from '@/ui/messages';
import {
	refetch,
	routeOf,
	tellRemoved,
} from '@/features/documents/index.records';
import type { Outcome, Steps } from '@/features/find/index.records';
import { deleteFamily } from '@/features/fonts/index.records';
import {
	replaceInvalid,
	siteStyles,
} from '@/features/globalStyles/index.records';
import { removePatterns } from '@/features/patterns/index.records';
import {
	prepareStyles,
	saveStyles,
} from '@/features/safeRemoval/index.records';
import { nextOf, usersOf, type Users } from '../model/chains';
import {
	isFont,
	isOwnPreset,
	isPattern,
	type Own,
	type OwnPattern,
	type OwnPreset,
} from '../model/own';
import { stylesWithout } from '../model/ownPresets';
import { isKept, usedByKept, type AskedAgain, type Kept } from './stillUnused';

/** Moves patterns to the trash, takes presets out of the styles as one unsaved edit, and deletes the files of fonts. */
export async function removeHere(
	asked: AskedAgain,
	steps: Steps
): Promise< Outcome > {
	const removing = startRemoving( asked, steps );
	await trashPatterns( asked.unused.filter( isPattern ), removing );
	const presets = removing.wanted( asked.unused.filter( isOwnPreset ) );
	removing.note( presets, editStyles( presets ) );
	await removeEach( asked.unused.filter( isFont ), removing, ( { id } ) =>
		deleteFamily( Number( id ) )
	);
	return outcomeOf( asked, removing.left );
}

/** Removes patterns and presets in a site draft. Files of fonts can't be in one. */
export async function removeInDraft(
	asked: AskedAgain,
	draft: number,
	steps: Steps
): Promise< Outcome > {
	const removing = startRemoving( asked, steps );
	await removeEach(
		asked.unused.filter( isPattern ),
		removing,
		( { type, id, removal } ) =>
			request( {
				path: inDraft(
					`${ routeOf( type ) }/${ id }${ removal === 'trash' ? '' : '?force=true' }`,
					draft
				),
				method: 'DELETE',
			} )
	);
	const presets = removing.wanted( asked.unused.filter( isOwnPreset ) );
	removing.note( presets, await saveStylesWithout( presets, draft ) );
	const fonts = asked.unused.filter( isFont );
	removing.note(
		fonts,
		fonts.map( ( own ) => ( {
			own,
			reason: __(
				'The files of a font can’t be deleted in a site draft. Delete them on their own.',
				'atelier'
			),
		} ) )
	);
	refetch();
	return outcomeOf( asked, removing.left );
}

/** A removal of several things, which can be stopped. */
interface Removing {
	readonly users: Users;
	readonly signal: AbortSignal;
	/** What stays. */
	readonly left: readonly Kept[];
	/** Those that are still removed; the others are noted. */
	readonly wanted: < One extends Own >(
		own: readonly One[]
	) => readonly One[];
	/** Notes what was attempted, and what of it stays. */
	readonly note: ( own: readonly Own[], kept: readonly Kept[] ) => void;
}

function startRemoving(
	{ users }: AskedAgain,
	{ signal, onDone }: Steps
): Removing {
	const left: Kept[] = [];
	const reasonToStay = ( own: Own ): string | null => {
		if ( signal.aborted ) {
			return notAttempted();
		}
		return usersOf( users, own ).some( ( user ) => isKept( left, user ) )
			? usedByKept()
			: null;
	};
	const note: Removing[ 'note' ] = ( own, kept ) => {
		left.push( ...kept );
		own.forEach( onDone );
	};
	return {
		users,
		signal,
		left,
		note,
		wanted: ( own ) =>
			own.filter( ( one ) => {
				const reason = reasonToStay( one );
				if ( reason !== null ) {
					note( [ one ], [ { own: one, reason } ] );
				}
				return reason === null;
			} ),
	};
}

/** Removes things one after the other. */
async function removeEach< One extends Own >(
	own: readonly One[],
	{ wanted, note }: Removing,
	remove: ( one: One ) => Promise< Result< unknown > >
): Promise< void > {
	for ( const one of own ) {
		if ( wanted( [ one ] ).length > 0 ) {
			note( [ one ], keptBy( one, await remove( one ) ) );
		}
	}
}

/** As finding and replacing tells what came of it. */
const outcomeOf = (
	{ unused, kept }: AskedAgain,
	failed: readonly Kept[]
): Outcome => ( {
	done: unused.length - failed.length,
	refused: [ ...kept, ...failed ].map( ( { own, reason } ) => ( {
		title: own.title,
		type: isPattern( own ) ? own.type : '',
		reason,
	} ) ),
} );

function editStyles( presets: readonly OwnPreset[] ): readonly Kept[] {
	const layers = siteStyles( select )?.layers;
	if ( presets.length === 0 ) {
		return [];
	}
	return layers && replaceInvalid( stylesWithout( layers, presets ) )
		? []
		: presets.map( ( own ) => failedFor( own, { code: 'missing' } ) );
}

async function saveStylesWithout(
	presets: readonly OwnPreset[],
	draft: number
): Promise< readonly Kept[] > {
	if ( presets.length === 0 ) {
		return [];
	}
	const styles = await prepareStyles(
		( layers ) => stylesWithout( layers, presets ),
		draft
	);
	const saved = styles.ok ? await saveStyles( styles.value, draft ) : styles;
	return saved.ok
		? []
		: presets.map( ( own ) => failedFor( own, saved.error ) );
}

/** Patterns first that no other one of them uses. Those that were moved can be brought back from the notice about them. */
async function trashPatterns(
	patterns: readonly OwnPattern[],
	{ users, signal, wanted, note }: Removing
): Promise< void > {
	let open = patterns;
	while ( open.length > 0 ) {
		const [ first, rest ] = nextOf( open, users );
		const next = wanted( first );
		open = rest;
		for ( const removal of [ 'trash', 'delete' ] as const ) {
			const items = next.filter( ( one ) => one.removal === removal );
			if ( items.length > 0 ) {
				note( items, await trash( items, removal, signal ) );
			}
		}
	}
}

async function trash(
	items: readonly OwnPattern[],
	removal: 'trash' | 'delete',
	signal: AbortSignal
): Promise< readonly Kept[] > {
	const outcome = await removePatterns( items, {
		isStopped: () => signal.aborted,
	} );
	if ( outcome.done.length > 0 ) {
		tellRemoved( removal, { ...outcome, failed: [] } );
	}
	const done = new Set( outcome.done.map( ( { id } ) => id ) );
	const errors = new Map(
		outcome.failed.map( ( { item, error } ) => [ item.id, error ] )
	);
	return items
		.filter( ( { id } ) => ! done.has( id ) )
		.map( ( own ) => {
			const error = errors.get( own.id );
			return ! error && signal.aborted
				? { own, reason: notAttempted() }
				: failedFor( own, error ?? { code: 'conflict' } );
		} );
}

const notAttempted = (): string => __( 'Not attempted yet.', 'atelier' );

/** Why something stays; nothing if it is gone, whoever has removed it. */
const keptBy = ( own: Own, result: Result< unknown > ): readonly Kept[] =>
	result.ok || result.error.code === 'missing'
		? []
		: [ failedFor( own, result.error ) ];

const failedFor = ( own: Own, error: AppError ): Kept => ( {
	own,
	reason: messageFor( error ),
} );
