import { __, isRTL } from '@wordpress/i18n';
import { Icon } from '@wordpress/components';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { anyRoute, Link, type Address } from '@/routing';
import styles from './SidebarScreen.module.css';

interface SidebarScreenProps {
	readonly title: string;
	/** The address of the back button; null at the root. */
	readonly back: Address | null;
	/** Where it leads, if the screen has another way back. */
	readonly backLabel?: string | undefined;
	readonly description?: ReactNode;
	/** Actions for the whole screen, beside the title. */
	readonly actions?: ReactNode;
	readonly children?: ReactNode;
}

/** One screen of the navigation: its title, description and menu. */
export function SidebarScreen( {
	title,
	back,
	backLabel = __( 'Back', 'atelier' ),
	description,
	actions,
	children,
}: SidebarScreenProps ) {
	return (
		<>
			<div className={ styles.header }>
				{ back && (
					<Link
						to={ anyRoute }
						params={ back }
						isBack
						className={ styles.back }
						aria-label={ backLabel }
					>
						<Icon icon={ isRTL() ? chevronRight : chevronLeft } />
					</Link>
				) }
				<h1
					className={ styles.title }
					tabIndex={ -1 }
					data-screen-heading
				>
					<bdi>{ title }</bdi>
				</h1>
				{ actions && (
					<div className={ styles.actions }>{ actions }</div>
				) }
			</div>
			{ description && (
				<p className={ styles.description }>{ description }</p>
			) }
			{ children }
		</>
	);
}
