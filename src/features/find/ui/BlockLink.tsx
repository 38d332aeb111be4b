import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { Link } from '@/routing';
import { blockRoute } from '@/features/blocks/index.model';
import type { FoundText } from '../model/found';
import { isDocument } from '../model/subject';

interface BlockLinkProps {
	readonly document: Pick< FoundText, 'type' | 'id' >;
	/** The name of its type on the canvas, and its index on each level. */
	readonly block: {
		readonly name: string;
		readonly path: readonly number[];
	};
	/** Says which block it is, to those who don't see what is around the link. */
	readonly text: string;
}

/** Opens a document with a block selected; nothing where it isn't edited as blocks. */
export const BlockLink = ( {
	document: { type, id },
	block,
	text,
}: BlockLinkProps ) =>
	isDocument( type ) &&
	boot().postTypes[ type ]?.hasBlockEditor !== false && (
		<Link to={ blockRoute } params={ { type, id, isEditing: true, block } }>
			{ __( 'Open', 'atelier' ) }
			<span className="screen-reader-text"> { text }</span>
		</Link>
	);
