import { Icon } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import styles from './RowButton.module.css';

interface RowButtonProps {
	readonly id?: string;
	readonly slug?: string;
	/** Beside what all rows have. */
	readonly className: string | undefined;
	readonly onOpen: () => void;
	readonly children: ReactNode;
}

/** A family in a list, which opens its variants. */
export const RowButton = ( {
	id,
	slug,
	className = '',
	onOpen,
	children,
}: RowButtonProps ) => (
	<button
		type="button"
		id={ id }
		className={ `${ styles.row } ${ className }` }
		data-slug={ slug }
		onClick={ onOpen }
	>
		{ children }
		<Icon icon={ isRTL() ? chevronLeft : chevronRight } />
	</button>
);
