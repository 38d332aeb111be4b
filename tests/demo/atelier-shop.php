<?php
/**
 * Plugin Name: Atelier demo shop
 * Description: Makes a small shop of the demo site: pictures, prices, a journal of several authors, revisions, a second language. On where the constant ATELIER_DEMO_SHOP is, as in npm start and in blueprint.json; tests and measurements have the plain demo site.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Demo\Shop;

use WP_Theme_JSON_Resolver;

const STATE = 'atelier_demo_shop';

/** After the plain demo site. */
const LATER = 20;

function load_once(): void {
	global $wpdb;
	if ( ! defined( 'ATELIER_DEMO_SHOP' ) || ! ATELIER_DEMO_SHOP || wp_installing() || 'loaded' !== get_option( 'atelier_demo' ) || get_option( STATE ) ) {
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Has to be atomic, as in atelier-demo.php.
	$inserted = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, 'loading', 'off')", STATE ) );
	wp_cache_delete( STATE, 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	if ( 1 !== $inserted ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	// The request must not log out its user.
	$before = get_current_user_id();
	wp_set_current_user( 1 );
	$authors  = load_authors();
	$pictures = load_pictures();
	$pages    = load_pages( $pictures, $authors );
	load_journal( $pictures, $authors );
	load_menu( $pages );
	load_styles();
	update_option( STATE, 'loaded', false );
	wp_set_current_user( $before );
}

/** @return array<string, int> Ids by login. */
function load_authors(): array {
	$ids = array();
	foreach (
		array(
			'mira'  => array( 'Mira Lindqvist', 'editor' ),
			'jonas' => array( 'Jonas Weber', 'author' ),
			'leila' => array( 'Leïla Haddad', 'author' ),
		) as $login => list( $name, $role )
	) {
		$ids[ $login ] = (int) wp_insert_user(
			array(
				'user_login'   => $login,
				'user_pass'    => wp_generate_password(),
				'user_email'   => "$login@example.org",
				'display_name' => $name,
				'role'         => $role,
			)
		);
	}
	return $ids;
}

/**
 * Draws the pictures and puts them into the media library; none where PHP can't draw.
 *
 * @return array<string, int> Ids by name.
 */
function load_pictures(): array {
	$ids = array();
	if ( ! function_exists( 'imagecreatetruecolor' ) || ! function_exists( 'imagepng' ) ) {
		return $ids;
	}
	foreach (
		array(
			'workshop' => 'The workshop, with a bench below a window to the harbour',
			'table'    => 'A long table of oak',
			'chair'    => 'A chair with a curved back',
			'shelf'    => 'A shelf with books and a plant',
			'lamp'     => 'A lamp with a shade of ash',
			'stool'    => 'A stool with three legs',
		) as $name => $alt
	) {
		$file = draw( $name );
		if ( '' === $file ) {
			continue;
		}
		$id = (int) wp_insert_attachment(
			array(
				'post_title'     => ucfirst( $name ),
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			),
			$file
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		$ids[ $name ] = $id;
	}
	return $ids;
}

/** Draws a picture twice as large as it will be, so that its edges get smooth, and stores it among the uploads. */
function draw( string $name ): string {
	$scale  = 2;
	$width  = 1200;
	$height = 900;
	$image  = imagecreatetruecolor( $width * $scale, $height * $scale );
	$color  = static function ( string $hex ) use ( $image ): int {
		list( $red, $green, $blue ) = sscanf( $hex, '#%02x%02x%02x' );
		return (int) imagecolorallocate( $image, $red, $green, $blue );
	};
	$box    = static function ( int $x, int $y, int $w, int $h, string $hex ) use ( $image, $color, $scale ): void {
		imagefilledrectangle( $image, $x * $scale, $y * $scale, ( $x + $w ) * $scale, ( $y + $h ) * $scale, $color( $hex ) );
	};
	$oval   = static function ( int $x, int $y, int $w, int $h, string $hex ) use ( $image, $color, $scale ): void {
		imagefilledellipse( $image, $x * $scale, $y * $scale, $w * $scale, $h * $scale, $color( $hex ) );
	};
	$shape  = static function ( array $points, string $hex ) use ( $image, $color, $scale ): void {
		$all = array_map( static fn( int $at ): int => $at * $scale, $points );
		// The number of points is an argument of its own before PHP 8.
		if ( PHP_VERSION_ID < 80000 ) {
			imagefilledpolygon( $image, $all, intdiv( count( $all ), 2 ), $color( $hex ) );
		} else {
			imagefilledpolygon( $image, $all, $color( $hex ) );
		}
	};

	list( $wall, $floor ) = array(
		'workshop' => array( '#dfe6e3', '#b9a68c' ),
		'table'    => array( '#ead9c4', '#d2b993' ),
		'chair'    => array( '#d9e2da', '#bccbbd' ),
		'shelf'    => array( '#e8d3c8', '#cfb0a0' ),
		'lamp'     => array( '#26404d', '#1c313b' ),
		'stool'    => array( '#e9e0cf', '#d6c7a9' ),
	)[ $name ];
	$box( 0, 0, $width, $height, $wall );
	$box( 0, 660, $width, 240, $floor );
	$oak   = '#b27a45';
	$dark  = '#8a5a2f';
	$light = '#cf9a63';
	switch ( $name ) {
		case 'table':
			$oval( 600, 745, 900, 70, '#bfa47d' );
			$shape( array( 205, 400, 250, 400, 225, 745, 195, 745 ), $dark );
			$shape( array( 950, 400, 995, 400, 1005, 745, 975, 745 ), $dark );
			$shape( array( 300, 400, 335, 400, 320, 700, 296, 700 ), '#75491f' );
			$shape( array( 865, 400, 900, 400, 904, 700, 880, 700 ), '#75491f' );
			$box( 120, 350, 960, 34, $light );
			$box( 120, 384, 960, 20, $oak );
			$box( 540, 240, 90, 110, '#e8efe9' );
			$oval( 585, 240, 90, 22, '#cfdad1' );
			$box( 581, 130, 6, 110, '#55714f' );
			$oval( 556, 150, 70, 34, '#6f9166' );
			$oval( 618, 120, 74, 36, '#7ea373' );
			$oval( 590, 92, 52, 44, '#94b788' );
			break;
		case 'chair':
			$oval( 600, 760, 460, 60, '#a4b6a6' );
			$shape( array( 430, 500, 470, 500, 430, 760, 402, 760 ), $dark );
			$shape( array( 730, 500, 770, 500, 798, 760, 770, 760 ), $dark );
			$box( 410, 470, 380, 44, $light );
			$box( 410, 500, 380, 18, $oak );
			$shape( array( 425, 180, 455, 180, 470, 480, 438, 480 ), $oak );
			$shape( array( 745, 180, 775, 180, 762, 480, 730, 480 ), $oak );
			foreach ( array( 170, 250, 330 ) as $y ) {
				$oval( 600, $y + 28, 350, 56, 170 === $y ? $light : $oak );
				$oval( 600, $y + 12, 340, 40, $wall );
			}
			break;
		case 'shelf':
			$box( 330, 130, 540, 600, '#f3e6de' );
			foreach ( array( 130, 320, 510, 700 ) as $y ) {
				$box( 310, $y, 580, 26, $oak );
			}
			$box( 310, 130, 26, 640, $dark );
			$box( 864, 130, 26, 640, $dark );
			$x = 360;
			foreach ( array( '#a23e48', '#1d4e89', '#e2b659', '#476a5d', '#d9cfc4', '#a23e48', '#31506b', '#8f6d9b' ) as $number => $hex ) {
				$tall = 96 + ( $number * 37 ) % 46;
				$box( $x, 510 - $tall, 30 + ( $number * 7 ) % 16, $tall, $hex );
				$x += 34 + ( $number * 7 ) % 16;
			}
			$box( 400, 262, 88, 58, '#f6f3ee' );
			$oval( 444, 226, 130, 90, '#6f9166' );
			$oval( 420, 196, 70, 60, '#8db47f' );
			$oval( 720, 268, 104, 104, '#e2b659' );
			$box( 390, 626, 180, 74, '#d9cfc4' );
			$box( 600, 600, 210, 100, '#31506b' );
			break;
		case 'lamp':
			$oval( 600, 600, 900, 520, '#2f4c5a' );
			$oval( 600, 590, 560, 380, '#3d5c69' );
			$box( 594, 0, 12, 260, '#d9cfc4' );
			$shape( array( 520, 250, 680, 250, 800, 450, 400, 450 ), '#e7c88f' );
			$shape( array( 540, 250, 590, 250, 520, 450, 430, 450 ), '#f4dfb4' );
			$oval( 600, 450, 400, 54, '#fdf3d7' );
			$box( 250, 700, 700, 24, $oak );
			break;
		case 'stool':
			$oval( 600, 750, 420, 56, '#c2b190' );
			$shape( array( 480, 430, 520, 430, 450, 750, 420, 750 ), $dark );
			$shape( array( 680, 430, 720, 430, 780, 750, 750, 750 ), $dark );
			$shape( array( 582, 430, 618, 430, 614, 770, 586, 770 ), $oak );
			$oval( 600, 420, 380, 92, $oak );
			$oval( 600, 400, 380, 92, $light );
			$oval( 600, 398, 300, 62, '#d8a873' );
			break;
		default:
			$box( 250, 90, 700, 390, '#f5f8f7' );
			$box( 270, 110, 660, 210, '#bcd9e6' );
			$box( 270, 320, 660, 140, '#5f93a8' );
			$oval( 820, 190, 74, 74, '#fbeec0' );
			$shape( array( 420, 330, 640, 330, 600, 372, 460, 372 ), '#a23e48' );
			$box( 522, 200, 8, 130, $dark );
			$shape( array( 532, 204, 532, 316, 618, 316 ), '#fdfcf8' );
			$box( 594, 90, 12, 390, '#f5f8f7' );
			$box( 90, 580, 1020, 46, $light );
			$box( 90, 626, 1020, 18, $oak );
			$box( 160, 644, 60, 200, $dark );
			$box( 980, 644, 60, 200, $dark );
			$box( 300, 536, 190, 44, $dark );
			$oval( 340, 532, 56, 50, '#d9cfc4' );
			$shape( array( 560, 580, 760, 560, 770, 580 ), '#9fb0b5' );
			$box( 800, 500, 70, 80, '#476a5d' );
			foreach ( array( 60, 1000 ) as $x ) {
				$box( $x, 200, 140, 16, $oak );
				$box( $x + 16, 216, 12, 90, '#75716a' );
				$box( $x + 60, 216, 10, 120, '#75716a' );
				$box( $x + 104, 216, 16, 70, '#75716a' );
			}
	}
	// Not imagescale(), which PHP in WebAssembly refuses.
	$final = imagecreatetruecolor( $width, $height );
	imagecopyresampled( $final, $image, 0, 0, 0, 0, $width, $height, $width * $scale, $height * $scale );
	$to    = wp_upload_dir();
	$file  = "{$to['path']}/harbour-$name.png";
	$is_ok = wp_mkdir_p( $to['path'] ) && imagepng( $final, $file, 9 );
	return $is_ok ? $file : '';
}

/**
 * The homepage, the journal, a page of the shop and one in German.
 *
 * @param array<string, int> $pictures
 * @param array<string, int> $authors
 * @return array<string, int> Ids by slug.
 */
function load_pages( array $pictures, array $authors ): array {
	$ids = array();
	foreach (
		array(
			'home'       => array( 'Home', '', 'mira' ),
			'shop'       => array( 'Shop', products( $pictures, 'en' ), 'jonas' ),
			'journal'    => array( 'Journal', '', 'mira' ),
			'willkommen' => array( 'Willkommen', german( $pictures ), 'jonas' ),
		) as $slug => list( $title, $content, $author )
	) {
		$ids[ $slug ] = (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_name'    => $slug,
					'post_title'   => $title,
					'post_author'  => $authors[ $author ],
					'post_content' => $content,
					// The homepage has a headline of its own.
					'page_template' => 'home' === $slug && get_block_template( get_stylesheet() . '//page-no-title' ) ? 'page-no-title' : '',
				)
			)
		);
	}
	// Three states, for the history.
	foreach ( array( 'Furniture by the water', 'Made by hand, by the water', 'Made to last longer than we do' ) as $number => $claim ) {
		wp_set_current_user( array( $authors['jonas'], $authors['mira'], 1 )[ $number ] );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $ids['home'],
					'post_content' => home( $pictures, $claim, $ids['shop'], $number ),
				)
			)
		);
	}
	wp_set_current_user( 1 );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $ids['home'] );
	update_option( 'page_for_posts', $ids['journal'] );
	return $ids;
}

/** @param array<string, int> $pictures */
function home( array $pictures, string $claim, int $shop, int $parts ): string {
	$picture = $pictures['workshop'] ?? 0;
	$url     = $picture ? (string) wp_get_attachment_image_url( $picture, 'full' ) : '';
	$inside  = sprintf(
		"<!-- wp:heading {\"level\":1,\"fontSize\":\"xx-large\"} -->\n<h1 class=\"wp-block-heading has-xx-large-font-size\">%s</h1>\n<!-- /wp:heading -->\n\n%s<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"%s\">See the shop</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->",
		esc_html( $claim ),
		text( 'Tables, chairs and shelves of oak and ash, from a workshop with a view of the harbour since 1962.' ),
		esc_url( (string) get_permalink( $shop ) )
	);
	$hero    = $url
		? sprintf(
			"<!-- wp:media-text {\"align\":\"wide\",\"mediaPosition\":\"right\",\"mediaId\":%1\$d,\"mediaType\":\"image\",\"mediaWidth\":54} -->\n<div class=\"wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile\" style=\"grid-template-columns:auto 54%%\"><div class=\"wp-block-media-text__content\">%2\$s</div><figure class=\"wp-block-media-text__media\"><img src=\"%3\$s\" alt=\"%4\$s\" class=\"wp-image-%1\$d size-full\"/></figure></div>\n<!-- /wp:media-text -->\n\n",
			$picture,
			$inside,
			esc_url( $url ),
			esc_attr( (string) get_post_meta( $picture, '_wp_attachment_image_alt', true ) )
		)
		: $inside;
	$more    = products( $pictures, 'en' );
	$quote   = "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\">" . text( 'We bought the table for twelve when we were two. Now it is full.' ) . "<cite>Ida, customer since 1998</cite></blockquote>\n<!-- /wp:quote -->\n\n";
	return $hero . ( $parts > 0 ? wide_title( 'New in the shop' ) . $more : '' ) . ( $parts > 1 ? $quote : '' );
}

/** @param array<string, int> $pictures */
function products( array $pictures, string $language ): string {
	$columns = '';
	foreach (
		array(
			'table' => array( 'Table for twelve', 'Tisch für zwölf', '2,400' ),
			'chair' => array( 'Chair “Quay”', 'Stuhl „Kai“', '320' ),
			'shelf' => array( 'Shelf “Tide”', 'Regal „Flut“', '780' ),
		) as $name => list( $english, $german, $price )
	) {
		$id       = $pictures[ $name ] ?? 0;
		$image    = $id ? sprintf(
			"<!-- wp:image {\"id\":%1\$d,\"sizeSlug\":\"large\",\"linkDestination\":\"none\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"%2\$s\" alt=\"%3\$s\" class=\"wp-image-%1\$d\"/></figure>\n<!-- /wp:image -->\n\n",
			$id,
			esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) ),
			esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) )
		) : '';
		$columns .= "<!-- wp:column -->\n<div class=\"wp-block-column\">" . $image . title( 'de' === $language ? $german : $english, 3 ) . text( 'de' === $language ? str_replace( ',', '.', $price ) . ' €, in sechs Wochen' : "€ $price, in six weeks" ) . "</div>\n<!-- /wp:column -->\n\n";
	}
	return "<!-- wp:columns {\"align\":\"wide\"} -->\n<div class=\"wp-block-columns alignwide\">$columns</div>\n<!-- /wp:columns -->\n\n";
}

/** @param array<string, int> $pictures */
function german( array $pictures ): string {
	return title( 'Möbel, die bleiben' ) . text( 'Seit 1962 bauen wir am Hafen Tische, Stühle und Regale aus Eiche und Esche. Große Stücke liefern wir selbst.' ) . products( $pictures, 'de' );
}

/**
 * @param array<string, int> $pictures
 * @param array<string, int> $authors
 */
function load_journal( array $pictures, array $authors ): void {
	$category = wp_insert_term( 'Workshop', 'category' );
	foreach (
		array(
			array( 'What the harbour does to wood', 'leila', 'workshop', 3, array( 'Salt is a better teacher than any book.', 'Wood that has stood by the sea for a winter tells you where it will crack.' ) ),
			array( 'A lamp from what was left', 'jonas', 'lamp', 12, array( 'Ash bends, if you ask it slowly.', 'The shade is made of the strips that a table leaves on the floor.' ) ),
			array( 'Three legs are enough', 'mira', 'stool', 26, array( 'A stool with three legs never rocks.', 'Four legs need an even floor. Our floor is from 1962.' ) ),
		) as list( $name, $author, $picture, $days, $texts )
	) {
		$id = (int) wp_insert_post(
			array(
				'post_status'   => 'publish',
				'post_title'    => $name,
				'post_author'   => $authors[ $author ],
				'post_date'     => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				'post_category' => is_array( $category ) ? array( (int) $category['term_id'] ) : array(),
				'post_content'  => text( $texts[0] ),
			)
		);
		if ( isset( $pictures[ $picture ] ) ) {
			set_post_thumbnail( $id, $pictures[ $picture ] );
		}
		wp_set_current_user( $authors['mira'] );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => text( $texts[0] ) . text( $texts[1] ),
			)
		);
		wp_set_current_user( 1 );
	}
}

/** @param array<string, int> $pages Ids by slug. */
function load_menu( array $pages ): void {
	$links = '';
	foreach ( array( $pages['shop'], $pages['journal'], page( 'about' ), page( 'contact' ), $pages['willkommen'] ) as $id ) {
		$links .= sprintf(
			"<!-- wp:navigation-link %s /-->\n",
			wp_json_encode(
				array(
					'label' => $id === $pages['willkommen'] ? 'Deutsch' : get_the_title( $id ),
					'type'  => 'page',
					'id'    => $id,
					'url'   => get_permalink( $id ),
					'kind'  => 'post-type',
				)
			)
		);
	}
	// The newest is the one that the header shows.
	foreach ( get_posts( array( 'post_type' => 'wp_navigation' ) ) as $menu ) {
		wp_update_post(
			array(
				'ID'            => $menu->ID,
				'post_date'     => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
				'edit_date'     => true,
			)
		);
	}
	wp_insert_post(
		array(
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_title'   => 'Shop menu',
			'post_content' => wp_slash( $links ),
		)
	);
}

function page( string $slug ): int {
	$found = get_page_by_path( $slug );
	return $found ? $found->ID : 0;
}

/** Warm colors, in addition to the demo site's. */
function load_styles(): void {
	$id     = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	$styles = json_decode( (string) get_post( $id )->post_content, true );
	if ( ! is_array( $styles ) ) {
		return;
	}
	$styles['styles']['color']                                = array(
		'background' => '#fbf7f0',
		'text'       => '#23201c',
	);
	$styles['styles']['elements']['link']['color']['text']    = '#8a3b2f';
	$styles['styles']['elements']['button']['color']          = array(
		'background' => '#26404d',
		'text'       => '#ffffff',
	);
	$styles['styles']['elements']['button']['border']         = array( 'radius' => '6px' );
	$styles['styles']['blocks']['core/image']['border']       = array( 'radius' => '10px' );
	$styles['styles']['blocks']['core/site-title']            = array( 'typography' => array( 'fontWeight' => '700' ) );
	wp_update_post(
		array(
			'ID'           => $id,
			'post_content' => wp_slash( (string) wp_json_encode( $styles ) ),
		)
	);
}

function title( string $text, int $level = 2 ): string {
	$attributes = 2 === $level ? '' : sprintf( ' {"level":%d}', $level );
	return "<!-- wp:heading$attributes -->\n<h$level class=\"wp-block-heading\">" . esc_html( $text ) . "</h$level>\n<!-- /wp:heading -->\n\n";
}

function wide_title( string $text ): string {
	return "<!-- wp:heading {\"align\":\"wide\"} -->\n<h2 class=\"wp-block-heading alignwide\">" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->\n\n";
}

function text( string $text ): string {
	return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

add_action( 'wp_loaded', __NAMESPACE__ . '\\load_once', LATER );

// Whoever tries Atelier is a newcomer.
if ( defined( 'ATELIER_DEMO_SHOP' ) && ATELIER_DEMO_SHOP ) {
	add_filter( 'atelier_first_steps', '__return_true', LATER );
	// Agents can be tried on this machine, without HTTPS.
	add_filter( 'wp_is_application_passwords_available', '__return_true' );
}
