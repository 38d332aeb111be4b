import { __, sprintf } from '@wordpress/i18n';
import type { PresetKind } from '@/kernel/presetKinds';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { loadStage } from '@/platform/stages';
import { messageFor } from '@/ui/messages';
import { changeAttributes } from '@/features/blockRepair/index.records';
import { finderOf, withEdits } from '@/features/replacing/index.model';
import { checkedText } from '@/features/replacing/index.records';
import type { Use } from '@/features/uses/index.model';
import { isPreset, TYPES, type Change } from '../model/repair';
import { repaired, type StoredValues } from '../model/repairRecord';
import { withoutPreset } from '../model/withoutPreset';

/** A document that still uses what is removed. */
export interface Unrepaired {
	readonly use: Use;
	readonly error: AppError;
}

/** What was done to each of some documents, one after the other; and those for which it failed. */
export async function inTurn< Item extends Use | { readonly use: Use }, Done >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< Result< Done > >
): Promise< { readonly done: Done[]; readonly left: Unrepaired[] } > {
	const done: Done[] = [];
	const left: Unrepaired[] = [];
	for ( const item of items ) {
		const result = await work( item );
		if ( result.ok ) {
			done.push( result.value );
		} else {
			left.push( {
				use: 'use' in item ? item.use : item,
				error: result.error,
			} );
		}
	}
	return { done, left };
}

/** The values that change. A failure if a block would go or break that has nothing to do with it. */
export async function valuesAfter(
	stored: StoredValues,
	changes: readonly Change[]
): Promise< Result< Partial< StoredValues > > > {
	if ( changes.some( isPresetReset ) ) {
		return resetPresets( stored, changes );
	}
	const values = repaired( stored, changes );
	if ( ! values.ok ) {
		return values.error.code === 'invalid' ? stillUsing() : values;
	}
	const { content } = values.value;
	// Other blocks come in the place of what shows them.
	const keepsBlocks = changes.every(
		( { removed } ) => TYPES[ removed.kind ] === undefined
	);
	if ( content === undefined || ! keepsBlocks ) {
		return values;
	}
	// Only with their types it is known whether blocks stay valid.
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage;
	}
	const checked = checkedText( stored.content, content );
	return checked.ok ? values : checked;
}

const isPresetReset = ( { removed, repair }: Change ): boolean =>
	repair.way === 'reset' && isPreset( removed.kind );

/** The text whose blocks no longer choose presets, with the HTML that they save then. */
async function resetPresets(
	stored: StoredValues,
	changes: readonly Change[]
): Promise< Result< Partial< StoredValues > > > {
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage;
	}
	let { content } = stored;
	for ( const { removed } of changes ) {
		const { kind, id } = removed;
		if ( ! isPreset( kind ) ) {
			continue;
		}
		const edits = changeAttributes( content, ( attributes ) =>
			withoutPreset( attributes, kind, id )
		);
		content = edits ? withEdits( content, edits ) : content;
		if ( ! edits || usesPreset( content, kind, id ) ) {
			return stillReferring();
		}
	}
	return content === stored.content
		? ok( {} )
		: mapped( checkedText( stored.content, content ) );
}

const mapped = (
	checked: Result< string >
): Result< Partial< StoredValues > > =>
	checked.ok ? ok( { content: checked.value } ) : checked;

function usesPreset(
	content: string,
	preset: PresetKind,
	slug: string
): boolean {
	const finder = finderOf( { kind: 'preset', preset, slug, to: null } );
	return finder.ok && finder.value( content ).length > 0;
}

const stillReferring = () =>
	fail( {
		code: 'unsendable',
		detail: __(
			'Its text, HTML or CSS refers to it, or one of its blocks isn’t valid.',
			'atelier'
		),
	} );

const stillUsing = () =>
	fail( {
		code: 'unsendable',
		detail: __(
			'It shows other texts in its place, or contains itself.',
			'atelier'
		),
	} );

/** Names the first documents that couldn't be changed, each with the reason on a line of its own. */
export const unrepaired = ( left: readonly Unrepaired[] ): Result< never > =>
	fail( {
		code: 'unsendable',
		detail: [
			__(
				'Nothing was changed, because these couldn’t be changed:',
				'atelier'
			),
			...left.slice( 0, 5 ).map( ( { use, error } ) =>
				sprintf(
					/* translators: 1: title of a document, 2: reason, a sentence. */
					__( '“%1$s” – %2$s', 'atelier' ),
					use.title || __( '(no title)', 'atelier' ),
					messageFor( error )
				)
			),
			__( 'Change them yourself, then try again.', 'atelier' ),
		].join( '\n' ),
	} );
