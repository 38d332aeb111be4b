/** What a browser tells of its machine and its connection; only Chromium tells all of it. */
interface DeviceConditions {
	readonly deviceMemory?: number;
	readonly connection?: {
		readonly saveData?: boolean;
		readonly effectiveType?: string;
	};
	readonly getBattery?: () => Promise< {
		readonly charging: boolean;
		readonly level: number;
	} >;
}

/** In GiB; the block editor and its canvas take about a tenth of the least that is enough. */
const LEAST_MEMORY = 2;
const LEAST_BATTERY = 0.2;

/**
 * Whether anything may be loaded that nobody has asked for: not where data is paid for or arrives slowly, on small machines
 * and on the last of a battery.
 */
export async function canPreload(): Promise< boolean > {
	const { deviceMemory, connection, getBattery } =
		navigator as DeviceConditions;
	if (
		connection?.saveData === true ||
		/^(slow-2g|2g|3g)$/.test( connection?.effectiveType ?? '' ) ||
		( deviceMemory !== undefined && deviceMemory < LEAST_MEMORY )
	) {
		return false;
	}
	try {
		const battery = await getBattery?.call( navigator );
		return ! battery || battery.charging || battery.level > LEAST_BATTERY;
	} catch {
		return true;
	}
}
