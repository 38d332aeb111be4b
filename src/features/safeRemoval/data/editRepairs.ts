import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	contentOf,
	putValues,
	receive,
	recordArgs,
} from '@/features/documents/index.records';
import type { Use } from '@/features/uses/index.model';
import type { Change } from '../model/repair';
import type { StoredValues } from '../model/repairRecord';
import { inTurn, valuesAfter, type Unrepaired } from './repairUses';

/** A document with the edit that is made so that it doesn't use something any more. */
interface PreparedEdit {
	readonly use: Use;
	/** What was read, with the user's unsaved changes. */
	readonly read: StoredValues;
	readonly values: Partial< StoredValues >;
}

/**
 * Makes unsaved edits, which are reviewed and saved like all others.
 *
 * @param uses
 * @param changes
 * @return The documents that can't be changed: then none is.
 */
export async function editRepairs(
	uses: readonly Use[],
	changes: readonly Change[]
): Promise< readonly Unrepaired[] > {
	const { done, left } = await inTurn( uses, ( use ) =>
		attempt( () => prepareEdit( use, changes ) )
	);
	// The user may go on typing while the others are read.
	const unread = done.filter(
		( { use, read } ) => ! isSame( editedValues( use ), read )
	);
	if ( left.length > 0 || unread.length > 0 ) {
		return [
			...left,
			...unread.map( ( { use } ) => ( { use, error: changedError() } ) ),
		];
	}
	for ( const { use, values } of done ) {
		if ( Object.keys( values ).length > 0 ) {
			await putValues( subjectOf( use ), { ...values } );
		}
	}
	return [];
}

/** Edits are based on the newest record, so that a later change by somebody else is found when they are saved. */
async function prepareEdit(
	use: Use,
	changes: readonly Change[]
): Promise< Result< PreparedEdit > > {
	const key = recordArgs( subjectOf( use ) );
	if ( ! select( coreStore ).hasEditsForEntityRecord( ...key ) ) {
		const failure = await receive( use );
		if ( failure ) {
			return fail( failure );
		}
	}
	const read = editedValues( use );
	const values = await valuesAfter( read, changes );
	return values.ok ? ok( { use, read, values: values.value } ) : values;
}

function editedValues( use: Use ): StoredValues {
	const core = select( coreStore );
	const key = recordArgs( subjectOf( use ) );
	const edited: unknown = core.getEditedEntityRecord( ...key );
	return {
		content: contentOf( core, key ),
		template: isRecord( edited ) ? stringOr( edited.template ) : '',
	};
}

const subjectOf = ( { type, id }: Use ) => ( {
	kind: 'postType',
	name: type,
	id,
} );

const isSame = ( one: StoredValues, other: StoredValues ): boolean =>
	one.content === other.content && one.template === other.template;

const changedError = () =>
	( {
		code: 'unsendable',
		detail: __( 'It has just been changed.', 'atelier' ),
	} ) as const;
