import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { numberLabel } from '@/ui/numberLabel';
import type {
	Difference,
	Finding,
	Problem,
} from '@/features/blockRepair/index.model';
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

/** What a check looks for. */
export function problemLabel( problem: Problem ): string {
	switch ( problem ) {
		case 'invalid':
			return __( 'Invalid', 'atelier' );
		case 'outdated':
			return __( 'Outdated', 'atelier' );
		case 'missing':
			return __( 'Missing', 'atelier' );
		default:
			return assertNever( problem );
	}
}

/** What is wrong with a block, and what becomes of it. */
export function reasonLabel( { problem, difference, edits }: Finding ): string {
	if ( problem === 'missing' ) {
		return __(
			'Nothing on this site provides this block. Activate its plugin, or open the document and replace the block.',
			'atelier'
		);
	}
	const reason = difference
		? differenceLabel( difference )
		: __( 'The block would save other HTML.', 'atelier' );
	return edits
		? reason
		: sprintf(
				/* translators: %s: a sentence that says why a block isn't valid. */
				__(
					'%s Repairing it here would lose content. Open the document to solve it there.',
					'atelier'
				),
				reason
			);
}

function differenceLabel( difference: Difference ): string {
	switch ( difference.kind ) {
		case 'element':
			return elementLabel( difference.found, difference.expected );
		case 'attribute':
			return sprintf(
				/* translators: 1: name of an HTML attribute, such as class, 2: name of an HTML element, such as h2. */
				__(
					'The attribute “%1$s” of <%2$s> isn’t what the block would save.',
					'atelier'
				),
				difference.name,
				difference.element
			);
		case 'text':
			return __(
				'Its text isn’t where the block would save it.',
				'atelier'
			);
		default:
			return assertNever( difference );
	}
}

function elementLabel( found: string, expected: string ): string {
	if ( expected === '' ) {
		return sprintf(
			/* translators: %s: name of an HTML element, such as div. */
			__( 'It has <%s> where the block would save nothing.', 'atelier' ),
			found
		);
	}
	return found === ''
		? sprintf(
				/* translators: %s: name of an HTML element, such as div. */
				__( '<%s> is missing in its HTML.', 'atelier' ),
				expected
			)
		: sprintf(
				/* translators: 1 and 2: names of HTML elements, such as h2. */
				__(
					'It has <%1$s> where the block would save <%2$s>.',
					'atelier'
				),
				found,
				expected
			);
}
