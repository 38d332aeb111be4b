import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import {
	contentOf,
	recordKey,
	subjectsWithEdits,
} from '@/features/documents/index.records';
import { NO_CHANGES } from '@/features/globalStyles/index.model';
import { siteStyles } from '@/features/globalStyles/index.records';
import { finderOf } from '@/features/replacing/index.model';
import { searchOf, type Own } from '../model/own';
import { unusedOf } from '../model/unused';
import { countUses } from './countUses';

/** Something that stays, and why. */
export interface Kept {
	readonly own: Own;
	readonly reason: string;
}

/** What may go now, and what was used in the meantime. */
export interface AskedAgain {
	readonly unused: readonly Own[];
	readonly kept: readonly Kept[];
}

/** Asks once more, right before it is removed, what is still unused: on the site, and in unsaved changes here. */
export async function stillUnused(
	own: readonly Own[]
): Promise< Result< AskedAgain > > {
	const counted = await countUses( own, new AbortController().signal );
	if ( ! counted.ok ) {
		return counted;
	}
	if ( ! counted.value.isComplete ) {
		return fail( {
			code: 'unsendable',
			detail: __(
				'Not all content has been checked yet, so nothing was removed. Try again in a moment.',
				'atelier'
			),
		} );
	}
	const styles = siteStyles( select )?.merged ?? NO_CHANGES;
	const onSite = new Set( unusedOf( own, counted.value.counts, styles ) );
	const texts = editedTexts();
	const unused: Own[] = [];
	const kept: Kept[] = [];
	for ( const one of own ) {
		if ( ! onSite.has( one ) ) {
			kept.push( {
				own: one,
				reason: __( 'It’s used now, so it stays.', 'atelier' ),
			} );
		} else if ( isIn( texts, one ) ) {
			kept.push( {
				own: one,
				reason: __(
					'Your unsaved changes use it, so it stays.',
					'atelier'
				),
			} );
		} else {
			unused.push( one );
		}
	}
	return ok( { unused, kept } );
}

/** The contents of all documents with unsaved changes, which the server doesn't know. */
const editedTexts = (): readonly string[] =>
	subjectsWithEdits()
		.filter( ( { kind } ) => kind === 'postType' )
		.map( ( subject ) =>
			contentOf( select( coreStore ), recordKey( subject ) )
		);

function isIn( texts: readonly string[], own: Own ): boolean {
	const search = searchOf( own );
	const finder = search && finderOf( search );
	return Boolean(
		finder?.ok && texts.some( ( text ) => finder.value( text ).length > 0 )
	);
}
