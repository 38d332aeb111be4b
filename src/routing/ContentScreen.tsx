import type { ReactNode } from 'react';
import type { Address } from '.';
import { BackLink } from './BackLink';
import styles from './ContentScreen.module.css';
import { Region } from '@/ui/Region';

interface ContentScreenProps {
	/** The screen's title, and the label of its region. */
	readonly title: string;
	/** The heading of the content; the title by default. */
	readonly heading?: string | undefined;
	/** A menu for the content, beside the heading. */
	readonly menu?: ReactNode;
	readonly description?: string | undefined;
	/** Actions for the whole screen, such as an "Add" button. */
	readonly actions?: ReactNode;
	/** The address of the back button if there is no room for the menu. */
	readonly back: Address;
	readonly children: ReactNode;
}

/** The content of a screen without a canvas. */
export function ContentScreen( {
	title,
	heading = title,
	menu,
	description,
	actions,
	back,
	children,
}: ContentScreenProps ) {
	return (
		<Region label={ title } isFocusTarget className={ styles.screen }>
			<div className={ styles.header }>
				<div className={ styles.named }>
					<BackLink to={ back } />
					<h2 className={ styles.title }>
						<bdi>{ heading }</bdi>
					</h2>
					{ menu }
				</div>
				{ actions && (
					<div className={ styles.actions }>{ actions }</div>
				) }
			</div>
			{ description && (
				<p className={ styles.description }>{ description }</p>
			) }
			<div className={ styles.body }>{ children }</div>
		</Region>
	);
}
