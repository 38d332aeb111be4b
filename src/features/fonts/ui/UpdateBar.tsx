import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LibraryBar } from './LibraryBar';
import type { Report } from './LibraryNotice';
import styles from './UpdateBar.module.css';
import { useFontLibrary } from './useFontLibrary';
import { updateReport } from './familyLabels';

/** Saves the active fonts; always visible. */
export function UpdateBar( {
	onReport,
}: {
	readonly onReport: ( report: Report | null ) => void;
} ) {
	const { fonts } = useFontLibrary();
	const [ isBusy, setIsBusy ] = useState( false );
	const update = async () => {
		setIsBusy( true );
		onReport( null );
		const result = await fonts.save();
		setIsBusy( false );
		onReport( updateReport( result ) );
	};
	return (
		<LibraryBar>
			<span className={ styles.state } role="status">
				{ fonts.isChanged &&
					! isBusy &&
					__( 'Not saved yet', 'atelier' ) }
			</span>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy || ! fonts.isChanged }
				accessibleWhenDisabled
				onClick={ () => void update() }
			>
				{ __( 'Update', 'atelier' ) }
			</Button>
		</LibraryBar>
	);
}
