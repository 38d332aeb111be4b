/** Facts about device and connection that browsers expose; only Chromium exposes all of them. */
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

/** In GiB; the block editor and its canvas take about a tenth of it. */
const LEAST_MEMORY = 2;
const LEAST_BATTERY = 0.2;

/**
 * Whether anything may be loaded before the user asks for it: not with Save-Data or on a slow connection, not on
 * devices with little memory, and not with a low battery.
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
