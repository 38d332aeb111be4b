<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Proposals\Hash;
use Atelier\Tests\adversary\Site_Digest;

require_once __DIR__ . '/Agent_Case.php';
require_once dirname( __DIR__ ) . '/adversary/Site_Digest.php';

/**
 * Single values of changes that look like another, or that WordPress reads as another.
 */
final class Planted_Values_Test extends Agent_Case {
	/** @return array<string, array{ list<array<string, mixed>>, string }> New records and presets, and the code that refuses each. */
	public static function cases_of_names(): array {
		$new    = static fn( array $more ): array => $more + array( 'op' => 'create-record', 'type' => 'wp_template', 'title' => 'New', 'markup' => self::paragraph( 'Mine' ), 'reason' => 'x' );
		$preset = static fn( array $more ): array => $more + array( 'op' => 'add-preset', 'record' => 'STYLES', 'kind' => 'color', 'slug' => 'planted', 'title' => 'New', 'value' => '#111111', 'reason' => 'x' );
		return array(
			'a slug that WordPress would make that of a template' => array( array( $new( array( 'slug' => "index\n" ) ), $new( array( 'slug' => "header\n", 'type' => 'wp_template_part' ) ), $preset( array( 'slug' => "planted\n" ) ) ), 'slug' ),
			'a title that nobody sees'                            => array( array( $new( array( 'title' => ' ', 'type' => 'page' ) ), $new( array( 'title' => "\u{a0}\u{200b}" ) ), $preset( array( 'title' => "\t" ) ) ), 'value' ),
			'a title of which no slug can be made'                => array( array( $new( array( 'title' => '…!' ) ) ), 'missing' ),
			'markup that would end the style sheet'               => array( array( $preset( array( 'title' => 'x</style>' ) ), $new( array( 'title' => 'x</style>' ) ) ), 'code' ),
			'names of JavaScript’s own'                           => array( array( array( 'record' => '__proto__' ) + $new( array( 'op' => 'remove-block', 'path' => '', 'hash' => 'x' ) ) ), 'foreign' ),
		);
	}

	/**
	 * @dataProvider cases_of_names
	 * @param list<array<string, mixed>> $changes
	 */
	public function test_names_are_what_they_seem( array $changes, string $code ): void {
		$draft = $this->start();
		foreach ( $changes as $change ) {
			$styles          = 'STYLES' === ( $change['record'] ?? '' ) ? array( 'record' => $this->styles_key() ) : array();
			list( $result ) = $this->propose( $draft, array( $styles + $change ) );
			$this->assertSame( "atelier_proposal_$code", $result['code'], $result['message'] );
			$this->assertMatchesRegularExpression( '/^.{15,}[.]$/su', $result['message'] );
		}
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	/** @return array<string, array{ string, string }> HTML of a paragraph, and the code that refuses it. */
	public static function cases_of_html(): array {
		return array(
			'what covers the page'       => array( '<a style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9999" href="/x">.</a>', 'hidden' ),
			'what lies on top'           => array( '<span style="color:red;position:absolute">x</span>', 'hidden' ),
			'what isn’t there'           => array( '<span style="display:none">x</span>', 'hidden' ),
			'letters around'             => array( '<bdo dir="rtl">moc.knab</bdo>', 'direction' ),
			'letters around by a style'  => array( '<span style="direction:rtl;unicode-bidi:bidi-override">moc.knab</span>', 'direction' ),
			'a name before the host'     => array( '<a href="https://www.paypal.com@evil.example/">paypal.com</a>', 'address' ),
			'the same without slashes'   => array( '<a href="https:www.paypal.com@evil.example">paypal.com</a>', 'address' ),
			'a backslash'                => array( '<a href="/\\evil.example/a">x</a>', 'address' ),
			'two of them'                => array( '<a href="\\\\evil.example/a">x</a>', 'address' ),
			'an image of a name'         => array( '<span style="background-image:url(https://a:b@evil.example/a.png)">x</span>', 'address' ),
		);
	}

	/** @dataProvider cases_of_html */
	public function test_html_shows_visitors_what_people_review( string $html, string $code ): void {
		// WordPress 6.8 lets fewer properties pass.
		$this->add_filter( 'safe_style_css', static fn( array $names ): array => array_merge( $names, array( 'position', 'display', 'direction', 'unicode-bidi' ) ) );
		$draft   = $this->start();
		$label   = '<!-- wp:navigation-link ' . wp_json_encode( array( 'label' => $html, 'url' => '/' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT ) . ' /-->';
		$changes = array(
			array( 'markup' => self::paragraph( "x $html" ) ) + $this->good(),
			array( 'op' => 'create-record', 'type' => 'wp_navigation', 'title' => 'New', 'markup' => $label, 'reason' => 'x' ),
			array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => Hash::of( 'About' ), 'value' => $html, 'reason' => 'x' ),
		);
		foreach ( $this->propose( $draft, $changes ) as $number => $result ) {
			$this->assertSame( "atelier_proposal_$code", $result['code'], "$number {$result['message']}" );
		}
	}

	public function test_html_that_misleads_nobody_is_taken(): void {
		$html = '<a href="mailto:a@example.org">a@example.org</a> <a href="/@anna?x=b@c">@anna</a> <span dir="rtl" style="color:red">x</span> C:\\x <a href="https://example.org/@anna">x</a>';
		$this->assertSame( '', $this->propose( $this->start(), array( array( 'markup' => self::paragraph( $html ) ) + $this->good() ) )[0]['message'] );
	}

	public function test_items_of_menus_lead_where_they_say(): void {
		$draft = $this->start();
		$item  = fn( array $more ): array => $this->change( 'add-menu-item', '', $more + array( 'where' => 'last', 'label' => 'Pay' ), "wp_navigation:$this->menu", $draft );
		$set   = fn( string $name, string $value ): array => $this->change( 'set-attribute', '0', compact( 'name', 'value' ), "wp_navigation:$this->menu", $draft );
		$cases = array(
			array( 'address', $item( array( 'url' => '/\\evil.example' ) ) ),
			array( 'address', $item( array( 'url' => 'https://example.org@evil.example' ) ) ),
			array( 'page_and_url', $item( array( 'url' => '/', 'page' => $this->page ) ) ),
			array( 'label', $item( array( 'url' => '/', 'label' => "\u{200b}" ) ) ),
			array( 'label', $item( array( 'url' => '/', 'label' => '<b>&#8203;</b>' ) ) ),
			array( 'address', $set( 'url', 'https://example.org@evil.example' ) ),
			array( 'label', $set( 'label', "\u{2800}" ) ),
		);
		foreach ( $cases as $number => list( $code, $change ) ) {
			list( $result ) = $this->propose( $draft, array( $change ) );
			$this->assertSame( "atelier_proposal_$code", $result['code'], "$number {$result['message']}" );
		}
		$this->assertSame( '', $this->propose( $draft, array( $item( array( 'page' => $this->page ) ) ) )[0]['message'] );
	}

	/** @return array<string, array{ string, string }> Attributes of a block, and the code that refuses them. */
	public static function cases_of_attributes(): array {
		return array(
			'a style that ends its rule'    => array( '{"style":{"elements":{"link":{"color":{"text":"red}body{display:none"}}}}}', 'style' ),
			'columns that end their rule'   => array( '{"layout":{"type":"grid","minimumColumnWidth":"1px)))}body{display:none}"}}', 'style' ),
			'a width that ends its rule'    => array( '{"layout":{"type":"constrained","contentSize":"1px;}body{display:none}"}}', 'style' ),
			'a style that closes its sheet' => array( '{"style":{"spacing":{"blockGap":"1px\u003c/style\u003e"}}}', 'code' ),
			'a comment in a style'          => array( '{"style":{"spacing":{"blockGap":"1px/*"}}}', 'style' ),
			'an address in a style'         => array( '{"style":{"background":{"backgroundImage":"url( \u0027javascript:alert(1)\u0027)"}}}', 'code' ),
			'a null byte in a name'         => array( '{"\u0000a":1}', 'attributes' ),
			'half of a letter'              => array( '{"anchor":"\ud800"}', 'attributes' ),
			'more levels than JSON may have' => array( '{"style":' . str_repeat( '{"a":', 600 ) . '1' . str_repeat( '}', 600 ) . '}', 'attributes' ),
		);
	}

	/** @dataProvider cases_of_attributes */
	public function test_styles_of_blocks_stay_within_their_rule( string $attributes, string $code ): void {
		$markup         = "<!-- wp:group $attributes -->\n<div class=\"wp-block-group\"></div>\n<!-- /wp:group -->";
		list( $result ) = $this->propose( $this->start(), array( compact( 'markup' ) + $this->good() ) );
		$this->assertSame( "atelier_proposal_$code", $result['code'], $result['message'] );
	}

	public function test_styles_that_blocks_have_are_taken(): void {
		$attributes     = '{"style":{"background":{"backgroundImage":{"url":"data:image/png;base64,AAAA"}},"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"calc(1px + (2px * 3))"}},"typography":{"fontFamily":"\u0022Harbour Sans\u0022, serif"}},"layout":{"type":"grid","minimumColumnWidth":"12rem","columnCount":3}}';
		$markup         = "<!-- wp:group $attributes -->\n<div class=\"wp-block-group\"></div>\n<!-- /wp:group -->";
		list( $result ) = $this->propose( $this->start(), array( compact( 'markup' ) + $this->good() ) );
		$this->assertTrue( $result['accepted'], $result['message'] );
	}

	public function test_what_a_block_has_outside_of_its_html_can_be_set(): void {
		$draft = $this->start();
		foreach ( array( 'metadata' => array( 'name' => 'Opening' ), 'lock' => array( 'move' => true ) ) as $name => $value ) {
			list( $result ) = $this->propose( $draft, array( $this->change( 'set-attribute', '1', compact( 'name', 'value' ), '', $draft ) ) );
			$this->assertTrue( $result['accepted'], "$name {$result['message']}" );
		}
		$this->assertStringContainsString( "<!-- wp:paragraph {\"metadata\":{\"name\":\"Opening\"},\"lock\":{\"move\":true}} -->\n<p>Two</p>", $this->store->changes( $draft )[ "page:$this->page" ]->edits()['content'] );
	}

	public function test_a_value_that_can_t_be_stored_doesn_t_remove_what_is_there(): void {
		list( $result ) = $this->propose( $this->start(), array( $this->change( 'set-attribute', '2', array( 'name' => 'style', 'value' => array( "\0a" => 1 ) ) ) ) );
		$this->assertSame( 'atelier_proposal_value', $result['code'] );
	}

	public function test_a_pattern_can_t_contain_itself_by_another_way_of_writing(): void {
		$theme = get_stylesheet();
		register_block_pattern( 'atelier/planted', array( 'title' => 'Planted', 'content' => '<!-- wp:template-part {"slug":"header"} /-->' ) );
		$this->undo_later( static fn() => unregister_block_pattern( 'atelier/planted' ) );
		$pattern = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => self::paragraph( 'Inner' ) ) );
		$insert  = fn( string $record, string $markup ): array => $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => $markup ), $record );
		$changes = array(
			$insert( "wp_block:$pattern", "<!-- wp:block {\"ref\":\"$pattern\"} /-->" ),
			$insert( "wp_block:$pattern", "<!-- wp:block {\"ref\":$pattern.0} /-->" ),
			$insert( "wp_template_part:$theme//header", '<!-- wp:pattern {"slug":"atelier/planted"} /-->' ),
		);
		$this->assertSame( array_fill( 0, 3, 'atelier_proposal_loop_of_patterns' ), array_column( $this->propose( $this->start(), $changes ), 'code' ) );
	}

	public function test_refusals_are_whole_sentences_also_with_a_sign_or_a_long_name_in_them(): void {
		$style   = array( 'op' => 'set-style', 'record' => $this->styles_key(), 'path' => 'styles.elements.h5.color.text', 'hash' => Hash::NONE, 'value' => 'red</style>', 'reason' => 'x' );
		$foreign = array( 'a' . str_repeat( 'ä', 150 ) => 1, str_repeat( 'ö', 150 ) => 1 ) + $style;
		foreach ( $this->propose( $this->start(), array( $style, $foreign, array( 'record' => 'page:' . str_repeat( 'ä', 190 ) ) + $style ) ) as $result ) {
			$this->assertStringEndsWith( '.', $result['message'] );
			$this->assertSame( 1, preg_match( '/^[^\x{fffd}?]+$/u', $result['message'] ), $result['message'] );
		}
	}

	public function test_hashes_of_one_draft_are_none_of_another(): void {
		$first  = $this->start( 'First' );
		$second = $this->start( 'Second' );
		$this->propose( $first, array( $this->change( 'replace-block', '1', array( 'markup' => self::paragraph( 'Other' ) ) ) ) );
		$before = Site_Digest::live();
		$change = $this->change( 'remove-block', '1', array(), '', $first );
		$this->assertSame( 'atelier_proposal_changed', $this->propose( $second, array( $change ) )[0]['code'] );
		$this->assertTrue( $this->propose( $first, array( $change ) )[0]['accepted'] );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	/** @return array<string, array{ array<string, mixed> }> What an agent writes for people. */
	public static function cases_of_other_directions(): array {
		return array(
			'a title'                => array( array( 'op' => 'create-record', 'type' => 'page', 'title' => "Free\u{202e}eerF", 'reason' => 'x' ) ),
			'a reason'               => array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'reason' => "\u{202d}Because" ) ),
			'blocks'                 => array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => self::paragraph( "\u{202e}x" ), 'reason' => 'x' ) ),
			'blocks with an entity'  => array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => self::paragraph( '&#x202E;x' ), 'reason' => 'x' ) ),
			'a number of one'        => array( array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => self::paragraph( '&#08238x' ), 'reason' => 'x' ) ),
			'attributes of a block'  => array( array( 'op' => 'create-record', 'type' => 'wp_navigation', 'title' => 'New', 'markup' => '<!-- wp:navigation-link {"label":"\u202ex","url":"/"} /-->', 'reason' => 'x' ) ),
		);
	}

	/**
	 * @dataProvider cases_of_other_directions
	 * @param array<string, mixed> $change
	 */
	public function test_people_read_what_is_stored( array $change ): void {
		$draft = $this->start();
		$this->assertSame( 'atelier_proposal_direction', $this->propose( $draft, array( $change ) )[0]['code'] );
		$this->assertSame( 'atelier_proposal_direction', $this->ask( 'start-draft', array( 'title' => "\u{202e}x" ) )->get_data()['code'] );
		$this->assertSame( 'atelier_draft_no_name', $this->ask( 'start-draft', array( 'title' => "\u{a0}\u{200b}" ) )->get_data()['code'] );
	}

	/** @return array<string, array{ string, string }> */
	public static function cases_of_titles_that_would_be_others(): array {
		return array(
			'a picture'           => array( '<img src="https://example.com/x.gif" alt="">', 'value' ),
			'an empty element'    => array( '<b> </b>', 'value' ),
			'a space as HTML'     => array( '&nbsp;&#8203;', 'value' ),
			'a picture and words' => array( 'New <img src="https://example.com/x.gif" alt="">', 'code' ),
			'a title of a word'   => array( 'New <b title="Secret">page</b>', 'code' ),
		);
	}

	/** @dataProvider cases_of_titles_that_would_be_others */
	public function test_titles_are_as_they_were_sent_and_can_be_read( string $title, string $code ): void {
		$draft   = $this->start();
		$hash    = array_column( $this->answer( 'read-record', array( 'record' => "page:$this->page" ) )['properties'], 'hash', 'name' )['title'];
		$changes = array(
			array( 'op' => 'create-record', 'type' => 'page', 'title' => $title, 'reason' => 'x' ),
			array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => $hash, 'value' => $title, 'reason' => 'x' ),
		);
		$this->assertSame( array_fill( 0, 2, "atelier_proposal_$code" ), array_column( $this->propose( $draft, $changes ), 'code' ) );
	}

	/** @return array<string, array{ string }> A paragraph's text. */
	public static function cases_of_texts_that_nobody_sees(): array {
		$tags = implode( '', array_map( static fn( string $letter ): string => mb_chr( 0xE0000 + ord( $letter ) ), str_split( 'hidden' ) ) );
		return array(
			'letters of tags'          => array( "Nice$tags" ),
			'after a flag'             => array( "\u{1F3F4}$tags$tags" ),
			'variants of one letter'   => array( "Nice\u{E0158}\u{E0121}" ),
			'joiners in a row'         => array( "Nice\u{200b}\u{200c}\u{200b}\u{2060}" ),
			'joiners as HTML'          => array( 'Nice&zwnj;&#x200B;&#8204;&ZeroWidthSpace;' ),
			'joiners in an attribute'  => array( 'Nice', ' {"metadata":{"name":"a\u200b\u200c\u200b\u200c"}}' ),
			'tags in an attribute'     => array( 'Nice', ' {"metadata":{"name":"a\udb40\udc61"}}' ),
		);
	}

	/** @dataProvider cases_of_texts_that_nobody_sees */
	public function test_texts_that_nobody_sees_are_refused( string $text, string $attributes = '' ): void {
		$change = array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => "<!-- wp:paragraph$attributes -->\n<p>$text</p>\n<!-- /wp:paragraph -->", 'reason' => 'x' );
		$this->assertSame( array( 'atelier_proposal_unseen', '' ), array_column( $this->propose( $this->start(), array( $change, $this->good() ) ), 'code' ) );
	}

	public function test_languages_and_emoji_keep_what_joins_them(): void {
		$texts = array(
			'Persian' => "می\u{200c}خواهم",
			'Hindi'   => "क्\u{200d}ष",
			'soft'    => 'Donau&shy;dampf&shy;schiff',
			'family'  => "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{2764}\u{FE0F}\u{200D}\u{1F525}",
			'flag'    => "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
			'kanji'   => "\u{845B}\u{E0100}",
		);
		$new   = static fn( string $text ): array => array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => self::paragraph( $text ), 'reason' => 'x' );
		$this->assertSame( array_fill( 0, count( $texts ), '' ), array_column( $this->propose( $this->start(), array_map( $new, array_values( $texts ) ) ), 'code' ) );
	}

	public function test_languages_from_right_to_left_keep_their_marks(): void {
		$change = array( 'op' => 'create-record', 'type' => 'page', 'title' => "\u{200f}سعر \u{2066}A4\u{2069}!", 'reason' => 'x' );
		$this->assertTrue( $this->propose( $this->start(), array( $change ) )[0]['accepted'] );
	}

	public function test_null_bytes_are_not_kept(): void {
		$draft = $this->start();
		$this->propose( $draft, array( array( 'markup' => self::paragraph( "a\0b" ) ) + $this->good(), array( 'op' => 'create-record', 'type' => 'page', 'title' => "New\0", 'reason' => "a\0b" ) ) );
		foreach ( $this->store->changes( $draft ) as $change ) {
			$this->assertStringNotContainsString( "\0", implode( '', array_filter( $change->edits(), 'is_string' ) ) );
		}
	}
}
