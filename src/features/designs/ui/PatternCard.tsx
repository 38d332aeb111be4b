import { Composite } from '@wordpress/components';
import type { ReactNode } from 'react';
import styles from './PatternCard.module.css';

interface PatternCardProps {
	readonly title: string;
	readonly isBusy?: boolean;
	readonly onChoose: () => void;
	/** The picture, above the title. */
	readonly children: ReactNode;
}

/** An option of a list box of patterns or designs. */
export const PatternCard = ( {
	title,
	isBusy = false,
	onChoose,
	children,
}: PatternCardProps ) => (
	<Composite.Item
		render={ <div role="option" aria-selected={ false } /> }
		className={ styles.card ?? '' }
		aria-label={ title }
		aria-busy={ isBusy }
		onClick={ onChoose }
	>
		<div className={ styles.picture }>{ children }</div>
		<span className={ styles.title }>{ title }</span>
	</Composite.Item>
);
