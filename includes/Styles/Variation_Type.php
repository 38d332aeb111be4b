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
 * The post type of saved style variations. Users can access them only through Atelier's REST routes.
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
