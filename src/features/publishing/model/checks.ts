import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** The properties of a block that are checked. */
interface Block {
	readonly name: string;
	readonly attributes: UnknownRecord;
	readonly innerBlocks: readonly Block[];
}

/** A possible oversight. */
export type Finding =
	| { readonly name: 'title' }
	| { readonly name: 'picture' }
	| { readonly name: 'altTexts'; readonly count: number }
	| { readonly name: 'conflict' };

interface Checked {
	readonly title: string;
	/** The id of the featured image; null where the type has none, or the template doesn't show it. */
	readonly picture: number | null;
	readonly blocks: readonly Block[];
	/** Whether it has an unresolved conflict. */
	readonly hasConflict: boolean;
}

/** Findings to review before publishing, the most important first. */
export function findingsOf( {
	title,
	picture,
	blocks,
	hasConflict,
}: Checked ): readonly Finding[] {
	const count = countWithoutText( blocks );
	return [
		...( hasConflict ? [ { name: 'conflict' } as const ] : [] ),
		...( title.trim() === '' ? [ { name: 'title' } as const ] : [] ),
		...( picture === 0 ? [ { name: 'picture' } as const ] : [] ),
		...( count > 0 ? [ { name: 'altTexts', count } as const ] : [] ),
	];
}

/** The number of images without an alternative text. */
const countWithoutText = ( blocks: readonly Block[] ): number =>
	blocks.reduce(
		( sum, block ) =>
			sum +
			( lacksText( block ) ? 1 : 0 ) +
			countWithoutText( block.innerBlocks ),
		0
	);

function lacksText( { name, attributes }: Block ): boolean {
	switch ( name ) {
		case 'core/image':
			return (
				isFilled( attributes.url ) &&
				! isFilled( attributes.alt ) &&
				! isBound( attributes )
			);
		case 'core/media-text':
			return (
				attributes.mediaType === 'image' &&
				isFilled( attributes.mediaUrl ) &&
				! isFilled( attributes.mediaAlt )
			);
		default:
			return false;
	}
}

/** Whether a block binding provides the alternative text. */
const isBound = ( { metadata }: UnknownRecord ): boolean =>
	isRecord( metadata ) &&
	isRecord( metadata.bindings ) &&
	( 'alt' in metadata.bindings || '__default' in metadata.bindings );

const isFilled = ( value: unknown ): boolean => stringOr( value ).trim() !== '';
