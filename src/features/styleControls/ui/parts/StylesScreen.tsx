import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useStylesNavigation } from '../navigation';
import styles from './StylesScreen.module.css';

interface StylesScreenProps {
	readonly title: string;
	readonly description?: string | undefined;
	/** Actions for the whole screen, next to its title. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** The frame of every screen of the styles except the root. */
export function StylesScreen( {
	title,
	description,
	actions,
	children,
}: StylesScreenProps ) {
	const { above, go } = useStylesNavigation();
	return (
		<>
			<div className={ styles.header }>
				{ above !== null && (
					<Button
						size="small"
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Back', 'atelier' ) }
						onClick={ () => go( above ) }
					/>
				) }
				<h2
					className={ styles.title }
					tabIndex={ -1 }
					data-styles-heading
				>
					<bdi>{ title }</bdi>
				</h2>
				{ actions }
			</div>
			{ description && (
				<p className={ styles.description }>{ description }</p>
			) }
			{ children }
		</>
	);
}
