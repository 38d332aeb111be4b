import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import styles from './Pager.module.css';

interface PagerProps {
	/** Counted from 1. */
	readonly page: number;
	readonly count: number;
	readonly onPage: ( page: number ) => void;
	/** Between the buttons, instead of "2 of 5". */
	readonly children?: ReactNode;
}

/** Previous and next buttons for the pages of a list. */
export const Pager = ( { page, count, onPage, children }: PagerProps ) => (
	<div className={ styles.pager }>
		<Button
			size="compact"
			icon={ isRTL() ? chevronRight : chevronLeft }
			label={ __( 'Previous page', 'atelier' ) }
			disabled={ page === 1 }
			accessibleWhenDisabled
			onClick={ () => onPage( page - 1 ) }
		/>
		{ children ?? (
			<span>
				{ sprintf(
					/* translators: 1: number of a page, 2: number of all pages. */
					__( '%1$d of %2$d', 'atelier' ),
					page,
					count
				) }
			</span>
		) }
		<Button
			size="compact"
			icon={ isRTL() ? chevronLeft : chevronRight }
			label={ __( 'Next page', 'atelier' ) }
			disabled={ page === count }
			accessibleWhenDisabled
			onClick={ () => onPage( page + 1 ) }
		/>
	</div>
);
