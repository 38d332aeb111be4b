import { __, isRTL } from '@wordpress/i18n';
import { Icon } from '@wordpress/components';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { homePlace, Link } from '../../routing';
import styles from './SidebarScreen.module.css';

interface SidebarScreenProps {
	readonly title: string;
	/** Whether a way up to the Design root is offered. */
	readonly hasBack: boolean;
	readonly description?: string | undefined;
	readonly children?: ReactNode;
}

/** One screen of the navigation: its title, what it is, and what can be chosen in it. */
export function SidebarScreen( {
	title,
	hasBack,
	description,
	children,
}: SidebarScreenProps ) {
	return (
		<>
			<div className={ styles.header }>
				{ hasBack && (
					<Link
						to={ homePlace }
						params={ { isEditing: false } }
						className={ styles.back }
						aria-label={ __( 'Back', 'atelier' ) }
					>
						<Icon icon={ isRTL() ? chevronRight : chevronLeft } />
					</Link>
				) }
				<h1
					className={ styles.title }
					tabIndex={ -1 }
					data-screen-heading
				>
					{ title }
				</h1>
			</div>
			{ description && (
				<p className={ styles.description }>{ description }</p>
			) }
			{ children }
		</>
	);
}
