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
import {
	isFont,
	isOwnPreset,
	isPattern,
	type Own,
	type OwnPattern,
	type OwnPreset,
} from '../model/own';
import { stylesWithout } from '../model/ownPresets';
import type { AskedAgain, Kept } from './stillUnused';

/** Takes presets out of the styles as one unsaved edit, moves patterns to the trash, and deletes the files of fonts. */
export async function removeHere(
	asked: AskedAgain,
	{ onDone }: Steps
): Promise< Outcome > {
	const { unused } = asked;
	const failed: Kept[] = [
		...editStyles( unused.filter( isOwnPreset ) ),
		...( await trashPatterns( unused.filter( isPattern ) ) ),
	];
	for ( const font of unused.filter( isFont ) ) {
		failed.push(
			...keptBy( font, await deleteFamily( Number( font.id ) ) )
		);
		onDone();
	}
	return outcomeOf( asked, failed );
}

/** Removes patterns and presets in a site draft. Files of fonts can't be in one. */
export async function removeInDraft(
	asked: AskedAgain,
	draft: number,
	{ onDone }: Steps
): Promise< Outcome > {
	const { unused } = asked;
	const failed: Kept[] = [
		...( await saveStylesWithout( unused.filter( isOwnPreset ), draft ) ),
		...unused.filter( isFont ).map( ( own ) => ( {
			own,
			reason: __(
				'The files of a font can’t be deleted in a site draft. Delete them on their own.',
				'atelier'
			),
		} ) ),
	];
	for ( const pattern of unused.filter( isPattern ) ) {
		const { type, id, removal } = pattern;
		const path = `${ routeOf( type ) }/${ id }${ removal === 'trash' ? '' : '?force=true' }`;
		failed.push(
			...keptBy(
				pattern,
				await request( {
					path: inDraft( path, draft ),
					method: 'DELETE',
				} )
			)
		);
		onDone();
	}
	refetch();
	return outcomeOf( asked, failed );
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

/** Those that were moved can be brought back from the notice about them. */
async function trashPatterns(
	patterns: readonly OwnPattern[]
): Promise< readonly Kept[] > {
	const left: Kept[] = [];
	for ( const removal of [ 'trash', 'delete' ] as const ) {
		const items = patterns.filter( ( one ) => one.removal === removal );
		if ( items.length === 0 ) {
			continue;
		}
		const outcome = await removePatterns( items );
		const done = new Set( outcome.done.map( ( { id } ) => id ) );
		tellRemoved( removal, { ...outcome, failed: [] } );
		for ( const own of items.filter( ( { id } ) => ! done.has( id ) ) ) {
			const failure = outcome.failed.find(
				( { item } ) => item.id === own.id
			);
			left.push(
				failedFor( own, failure?.error ?? { code: 'conflict' } )
			);
		}
	}
	return left;
}

/** Why something stays; nothing if it is gone, whoever has removed it. */
const keptBy = ( own: Own, result: Result< unknown > ): readonly Kept[] =>
	result.ok || result.error.code === 'missing'
		? []
		: [ failedFor( own, result.error ) ];

const failedFor = ( own: Own, error: AppError ): Kept => ( {
	own,
	reason: messageFor( error ),
} );
