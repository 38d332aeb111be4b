import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import styles from './UsesCell.module.css';

interface UsesCellProps {
	readonly isUsed: boolean;
	/** Where something is used, in short. */
	readonly children: ReactNode;
	/** For screen readers, after that. */
	readonly hint?: ReactNode;
	/** Whether it is inside of a button, and only text. */
	readonly isPlain: boolean;
	readonly dialog: ( close: () => void ) => ReactNode;
}

/** Where something is used, in a list. Pressing it tells more in a dialog. */
export function UsesCell( {
	isUsed,
	children,
	hint,
	isPlain,
	dialog,
}: UsesCellProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const content = isUsed ? (
		children
	) : (
		<span className={ styles.none }>{ __( 'Not used', 'atelier' ) }</span>
	);
	if ( isPlain ) {
		return <span className={ styles.plain }>{ content }</span>;
	}
	if ( ! isUsed ) {
		return content;
	}
	return (
		<>
			<button
				type="button"
				className={ styles.cell }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ children }
				{ hint }
			</button>
			{ isOpen && dialog( () => setOpen( false ) ) }
		</>
	);
}
