import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LibraryBar } from '../LibraryBar';
import styles from './CollectionInstallBar.module.css';
import type { Progress } from './useInstallation';

interface CollectionInstallBarProps {
	readonly progress: Progress | null;
	/** Whether all variants are installed already. */
	readonly isDone: boolean;
	readonly isPossible: boolean;
	readonly onInstall: () => void;
	readonly onCancel: () => void;
}

/** Installs the selected variants, and shows the progress; always visible. */
export function CollectionInstallBar( {
	progress,
	isDone,
	isPossible,
	onInstall,
	onCancel,
}: CollectionInstallBarProps ) {
	return (
		<LibraryBar>
			{ progress ? (
				<>
					<progress
						className={ styles.progress }
						aria-label={ __( 'Installing…', 'atelier' ) }
						max={ progress.all }
						value={ progress.done }
					/>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onCancel }
					>
						{ __( 'Cancel', 'atelier' ) }
					</Button>
				</>
			) : (
				<span className={ styles.state }>
					{ isDone && __( 'All variants are installed.', 'atelier' ) }
				</span>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ progress !== null }
				disabled={ progress !== null || isDone || ! isPossible }
				accessibleWhenDisabled
				onClick={ onInstall }
			>
				{ __( 'Install', 'atelier' ) }
			</Button>
		</LibraryBar>
	);
}
