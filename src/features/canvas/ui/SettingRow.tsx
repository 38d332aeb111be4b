import type { ReactNode } from 'react';
import styles from './DocumentSummary.module.css';

interface SettingRowProps {
	/** The same words as the control's own label, which is only heard. */
	readonly label: string;
	readonly children: ReactNode;
}

/** A setting beside its name, as WordPress's own rows of the panel are. */
export const SettingRow = ( { label, children }: SettingRowProps ) => (
	<div className={ styles.row }>
		<div className={ styles.name } aria-hidden="true">
			{ label }
		</div>
		<div className={ styles.control }>{ children }</div>
	</div>
);
