<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

final class Draft_Check {
	public static function describe( Change $change ): array {
		return array(
			'status'    => 'ready',
			'conflicts' => array(),
			'mergeable' => false,
			'changedBy' => null,
			'message'   => '',
		);
	}
}
