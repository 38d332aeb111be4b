import type { ReactNode } from 'react';
import styles from './ErrorText.module.css';

interface ErrorTextProps {
	/** Names the element, for the `aria-describedby` of a field. */
	readonly id?: string;
	/** Nothing is rendered without it. */
	readonly children: ReactNode;
}

/** An error of one line or two, below the field or above the buttons that it is about. */
export const ErrorText = ( { id, children }: ErrorTextProps ) =>
	children ? (
		<p id={ id } role="alert" className={ styles.text }>
			{ children }
		</p>
	) : null;
