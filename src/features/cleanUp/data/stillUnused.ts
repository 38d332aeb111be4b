import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import {
	contentOf,
	recordArgs,
	subjectsWithEdits,
} from '@/features/documents/index.records';
import { NO_CHANGES } from '@/features/globalStyles/index.model';
import { siteStyles } from '@/features/globalStyles/index.records';
import { finderOf } from '@/features/replacing/index.model';
import { allUsersOf } from '../model/chains';
import { isPattern, searchOf, type Own } from '../model/own';
import { countUses } from './countUses';
import { findUnused, type UnusedThings } from './findUnused';

/** Something that stays, and why. */
export interface Kept {
	readonly own: Own;
	readonly reason: string;
}

/** What may go now, and what was used in the meantime. */
export interface AskedAgain extends UnusedThings {
	readonly kept: readonly Kept[];
}

/** Asks once more, right before it is removed, what is still unused: on the site, and in unsaved changes here. */
export async function stillUnused(
	own: readonly Own[]
): Promise< Result< AskedAgain > > {
	const { signal } = new AbortController();
	const counted = await countUses( own, signal );
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
	const found = await findUnused( own, counted.value.counts, styles, signal );
	if ( ! found.ok ) {
		return found;
	}
	const { users } = found.value;
	const onSite = new Set( found.value.unused );
	const texts = editedTexts( onSite );
	const kept: Kept[] = own
		.filter( ( one ) => ! onSite.has( one ) )
		.map( ( one ) => ( {
			own: one,
			reason: __( 'It’s used now, so it stays.', 'atelier' ),
		} ) );
	for ( const one of onSite ) {
		if ( isIn( texts, one ) ) {
			kept.push( {
				own: one,
				reason: __(
					'Your unsaved changes use it, so it stays.',
					'atelier'
				),
			} );
		}
	}
	const staying = new Set( kept.map( ( one ) => one.own ) );
	for ( const one of onSite ) {
		if (
			! staying.has( one ) &&
			[ ...allUsersOf( users, one ) ].some( ( user ) =>
				staying.has( user )
			)
		) {
			kept.push( { own: one, reason: usedByKept() } );
		}
	}
	const unused = [ ...onSite ].filter( ( one ) => ! isKept( kept, one ) );
	return ok( { unused, users, kept } );
}

export const isKept = ( kept: readonly Kept[], own: Own ): boolean =>
	kept.some( ( one ) => one.own === own );

/** Why something stays with a pattern that uses it. */
export const usedByKept = (): string =>
	__( 'A pattern that stays uses it, so it stays.', 'atelier' );

/** The contents of all documents with unsaved changes, which the server doesn't know, but of patterns that go. */
const editedTexts = ( unused: ReadonlySet< Own > ): readonly string[] =>
	subjectsWithEdits()
		.filter(
			( { kind, name, id } ) =>
				kind === 'postType' &&
				! [ ...unused ].some(
					( own ) =>
						isPattern( own ) && own.type === name && own.id === id
				)
		)
		.map( ( subject ) =>
			contentOf( select( coreStore ), recordArgs( subject ) )
		);

function isIn( texts: readonly string[], own: Own ): boolean {
	const search = searchOf( own );
	const finder = search && finderOf( search );
	return Boolean(
		finder?.ok && texts.some( ( text ) => finder.value( text ).length > 0 )
	);
}
