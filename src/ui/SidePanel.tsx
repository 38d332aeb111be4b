import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { isCanvasCovered } from './closeOnEscape';
import { Region } from './Region';
import styles from './SidePanel.module.css';

interface SidePanelProps {
	readonly label: string;
	/** The edge of the canvas. */
	readonly side: 'start' | 'end';
	/** Heading beside the close button: a title, or tabs. Without it, the content has a header of its own. */
	readonly heading?: ReactNode;
	readonly closeLabel?: string;
	/** Whether the content scrolls by itself, and may open another panel beside it, over the canvas. */
	readonly isOpenSided?: boolean;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/**
 * A panel beside the canvas; on small screens it covers the canvas. Escape closes it, after content that covers the
 * canvas.
 */
export function SidePanel( {
	label,
	side,
	heading,
	closeLabel,
	isOpenSided = false,
	onClose,
	children,
}: SidePanelProps ) {
	const closeOnEscape = ( event: KeyboardEvent ) => {
		if (
			event.key === 'Escape' &&
			! event.defaultPrevented &&
			! isCanvasCovered()
		) {
			event.preventDefault();
			onClose();
		}
	};
	return (
		// Escape closes the panel from any focused element inside it.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className={ styles.holder }
			data-side={ side }
			data-open-sided={ isOpenSided }
			onKeyDown={ closeOnEscape }
		>
			<Region label={ label } className={ styles.panel }>
				{ heading && (
					<div className={ styles.header }>
						<div className={ styles.heading }>{ heading }</div>
						<Button
							size="compact"
							icon={ closeSmall }
							label={ closeLabel ?? __( 'Close', 'atelier' ) }
							onClick={ onClose }
						/>
					</div>
				) }
				<div className={ styles.content }>{ children }</div>
			</Region>
		</div>
	);
}
