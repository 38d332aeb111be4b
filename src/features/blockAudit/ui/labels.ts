import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import { numberLabel } from '../../../ui/numberLabel';
import type { UsedType } from '../model/usedType';

/** The title of a block type, or its name where nobody knows that. */
export const typeTitle = ( { title, id }: UsedType ): string => title || id;

/** Who has brought a block type. */
export function ownerLabel( { ownerKind, owner }: UsedType ): string {
	switch ( ownerKind ) {
		case 'wordpress':
		case 'theme':
		case 'plugin':
			return owner;
		case 'inactive':
			return sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s (not active)', 'atelier' ),
				owner
			);
		case 'unknown':
			return __( 'Unknown', 'atelier' );
		default:
			return assertNever( ownerKind );
	}
}

/** Whether a block type is there, for people. */
export function stateLabel( { isThere, ownerKind }: UsedType ): string {
	if ( isThere === null ) {
		return __( 'Checking…', 'atelier' );
	}
	if ( isThere ) {
		return __( 'Available', 'atelier' );
	}
	return ownerKind === 'inactive'
		? __( 'Gone: its plugin isn’t active', 'atelier' )
		: __( 'Gone: nothing on this site provides it', 'atelier' );
}

export const documentsLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of documents. */
		_n( '%s document', '%s documents', count, 'atelier' ),
		numberLabel( count )
	);

export const blocksLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of blocks. */
		__( 'Blocks: %s', 'atelier' ),
		numberLabel( count )
	);
