import { useStyles } from '../../data/useStyles';
import { hasStyle, type StyleEdit } from '../../model/values';

/** Whether the user has chosen anything that these edits would take back. */
export function useHasChanges( resets: readonly StyleEdit[] ): boolean {
	const load = useStyles();
	return (
		load.status === 'ready' &&
		resets.some( ( { path, target } ) =>
			hasStyle( load.value.layers, path, target )
		)
	);
}
