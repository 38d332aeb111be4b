<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Private_Type;

/**
 * The post type of saved style variations. Only users who can edit the theme can change them, by any means.
 */
final class Variation_Type implements Module {
	public function register(): void {
		Private_Type::register(
			Variation_Store::POST_TYPE,
			array(
				'labels'      => array(
					'name'          => __( 'Saved style variations', 'atelier' ),
					'singular_name' => __( 'Saved style variation', 'atelier' ),
				),
				'description' => __( 'Style variations created on this site.', 'atelier' ),
				'supports'    => array( 'title', 'editor' ),
			)
		);
	}
}
