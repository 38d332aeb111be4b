import { documentKey } from '@/features/documents/index.model';
import { currentAddress } from '@/routing';
import { isInField } from '@/ui/whenFree';
import { blockAt, contentRoot } from '../model/blockPath';
import { blockRoute } from '../model/blockRoute';
import { tree } from './keepSelection';
import { revealBlock, showBlock } from './showBlock';

/**
 * Selects the block that the address names, if the document still has it.
 *
 * @param document The key of the open document.
 */
export function selectAddressed( document: string ): void {
	const params = blockRoute.parse( currentAddress.get() );
	if ( ! params || documentKey( params ) !== document ) {
		return;
	}
	const { name, path } = params.block;
	const blocks = tree();
	const block = blockAt( blocks, rootOf( params.type ), path );
	if ( block !== null && blocks.nameOf( block ) === name ) {
		( isInField() ? revealBlock : showBlock )( block );
	}
}

/** The block around the stored content; undefined where it is the whole document. */
const rootOf = ( type: string ): string | undefined =>
	type === 'wp_navigation' ? tree().childrenOf()[ 0 ] : contentRoot( tree() );
