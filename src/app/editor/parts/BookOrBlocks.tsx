import { useViewportMatch } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { BookTab } from '@/features/styleBook/index.model';
import { isBookWanted, section } from '@/features/styles';
import { StyleBookArea } from '@/features/styleBook/index.records';
import { useSignal } from '@/ui/useSignal';
import styles from './BookOrBlocks.module.css';

interface BookOrBlocksProps {
	/** Whether the styles, which open the style book, are beside the canvas. */
	readonly hasPanel: boolean;
	/** The canvas. It stays mounted behind the style book. */
	readonly children: ReactNode;
}

/** The canvas, or the style book in front of it. */
export function BookOrBlocks( { hasPanel, children }: BookOrBlocksProps ) {
	const path = useSignal( section );
	const isWanted = useSignal( isBookWanted );
	const hasRoom = useViewportMatch( 'medium' );
	const isBook = isWanted && hasPanel && hasRoom;
	return (
		<>
			<div className={ styles.blocks } data-hidden={ isBook }>
				{ children }
			</div>
			{ isBook && (
				<div className={ styles.book }>
					<Book path={ path } />
				</div>
			) }
		</>
	);
}

const close = () => isBookWanted.set( false );

function Book( { path }: { readonly path: string } ) {
	const [ page, setPage ] = useState< BookTab >( 'overview' );
	return (
		<StyleBookArea
			path={ path }
			onGo={ section.set }
			page={ page }
			onPage={ setPage }
			onClose={ close }
		/>
	);
}
