<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

/**
 * Steps for each way in which one record of WordPress can refer to another one: by ID, by slug, by order, by being the newest.
 */
final class Reference_Steps {
	/** @return array<string, callable( Twin_Site ): void> */
	public static function all(): array {
		return self::of_blocks() + self::of_slugs() + self::of_trees() + self::of_settings() + self::of_the_trash() + self::of_values();
	}

	/** @return array<string, callable( Twin_Site ): void> IDs in attributes of blocks. */
	private static function of_blocks(): array {
		$loop = static fn( array $query ): string => '<!-- wp:query ' . wp_json_encode( array( 'queryId' => 1, 'query' => $query + array( 'perPage' => 9, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ) ) ) . ' --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->';
		return array(
			'pages below a new one in a list'         => self::shows( 'page-list', static fn( Twin_Site $site ): array => array( 'parentPageID' => $site->id( 'Fresh' ) ) ),
			'newest posts'                            => self::shows( 'latest-posts', static fn(): array => array( 'displayPostContent' => true ) ),
			'a new page behind a submenu of a new menu' => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->create( 'page', 'Below', array( 'title' => 'Below', 'parent' => $site->id( 'Fresh' ) ) );
				$link = static fn( string $name ): string => '{"label":"' . $name . '","type":"page","id":' . $site->id( $name ) . ',"url":"' . get_permalink( $site->id( $name ) ) . '","kind":"post-type"}';
				$site->create( 'wp_navigation', 'Sub', array( 'title' => 'Sub', 'content' => '<!-- wp:navigation-submenu ' . $link( 'Fresh' ) . ' --><!-- wp:navigation-link ' . $link( 'Below' ) . ' /--><!-- /wp:navigation-submenu -->' ) );
				$site->create( 'wp_block', 'Bar', array( 'title' => 'Bar', 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Sub' ) . '} /-->' ) );
				$site->create_template( 'header', array( 'title' => 'Head', 'area' => 'header', 'content' => '<!-- wp:block {"ref":' . $site->id( 'Bar' ) . '} /-->' ), 'wp_template_part' );
				$site->update( 'Below', array( 'slug' => 'lower' ) );
			},
			'a new menu that is the newest'           => static function ( Twin_Site $site ): void {
				$site->create( 'wp_navigation', 'Newest', array( 'title' => 'Newest', 'content' => '<!-- wp:navigation-link {"label":"Only here","url":"/only/","kind":"custom"} /-->' ) );
				$site->update( 'About', array( 'content' => '<!-- wp:navigation /-->' ) );
			},
			'the newest menu in the trash'            => static function ( Twin_Site $site ): void {
				$site->create( 'wp_navigation', 'Newest', array( 'title' => 'Newest', 'content' => '<!-- wp:navigation-link {"label":"Only here","url":"/only/","kind":"custom"} /-->' ) );
				$site->update( 'About', array( 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Menu' ) . '} /-->' ) );
				$site->delete( 'Menu' );
			},
			'a loop without a new post'               => static function ( Twin_Site $site ) use ( $loop ): void {
				$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'date' => '2026-03-01T00:00:00' ) );
				$site->update( 'About', array( 'content' => $loop( array( 'exclude' => array( $site->id( 'Newer' ) ) ) ) ) );
			},
			'a loop of pages below a new one'         => static function ( Twin_Site $site ) use ( $loop ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->update( 'Services', array( 'parent' => $site->id( 'Fresh' ) ) );
				$site->update( 'About', array( 'content' => $loop( array( 'postType' => 'page', 'parents' => array( $site->id( 'Fresh' ) ) ) ) ) );
			},
			'a loop of a category that posts change'  => static function ( Twin_Site $site ) use ( $loop ): void {
				$news = get_term_by( 'slug', 'news', 'category' )->term_id;
				$site->update( 'Second', array( 'categories' => array( $news ) ) );
				$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'categories' => array( $news ), 'date' => '2026-03-01T00:00:00' ) );
				$site->update( 'Hello', array( 'categories' => array() ) );
				$site->update( 'About', array( 'content' => $loop( array( 'taxQuery' => array( 'category' => array( $news ) ) ) ) ) );
			},
			'a loop of pinned posts only'             => static function ( Twin_Site $site ) use ( $loop ): void {
				$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'sticky' => true, 'date' => '2026-03-01T00:00:00' ) );
				$site->update( 'Hello', array( 'sticky' => true ) );
				$site->update( 'About', array( 'content' => $loop( array( 'sticky' => 'only' ) ) . $loop( array( 'sticky' => 'exclude' ) ) . $loop( array( 'search' => 'Newer' ) ) ) );
			},
			'a loop by title and by change'           => static function ( Twin_Site $site ) use ( $loop ): void {
				$site->create( 'post', 'Newer', array( 'title' => 'Aaa', 'date' => '2026-03-01T00:00:00' ) );
				$site->update( 'Hello', array( 'title' => 'Zzz', 'date' => '2026-05-01T00:00:00' ) );
				$site->update( 'About', array( 'content' => $loop( array( 'orderBy' => 'title', 'order' => 'asc' ) ) . $loop( array( 'offset' => 1 ) ) ) );
			},
			'a pattern with overrides in a new page'  => static function ( Twin_Site $site ): void {
				$site->create( 'wp_block', 'Card', array( 'title' => 'Card', 'content' => '<!-- wp:paragraph {"metadata":{"name":"Text","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><p>Of the pattern</p><!-- /wp:paragraph -->' ) );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'content' => '<!-- wp:block {"ref":' . $site->id( 'Card' ) . ',"content":{"Text":{"content":"Of the page"}}} /-->' ) );
			},
		);
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function of_slugs(): array {
		$template = static fn( string $words ): array => array( 'title' => $words, 'content' => self::text( $words ) . '<!-- wp:post-content /-->' );
		return array(
			'three slugs passed round'                => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'slug' => 'waiting' ) );
				$site->update( 'Home', array( 'slug' => 'services' ) );
				$site->update( 'Blog', array( 'slug' => 'home' ) );
				$site->update( 'Services', array( 'slug' => 'blog' ) );
			},
			'three slugs passed round below each other' => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'slug' => 'waiting' ) );
				$site->update( 'Team', array( 'parent' => 0, 'slug' => 'about' ) );
				$site->update( 'Lead', array( 'parent' => $site->id( 'About' ), 'slug' => 'team' ) );
				$site->update( 'About', array( 'slug' => 'lead' ) );
			},
			'a post and a page change slugs'          => static function ( Twin_Site $site ): void {
				$site->update( 'Hello', array( 'slug' => 'waiting' ) );
				$site->update( 'Services', array( 'slug' => 'hello' ) );
				$site->update( 'Hello', array( 'slug' => 'services' ) );
			},
			'the template of a page\'s new slug'      => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'page-offers', $template( 'For offers' ) );
				$site->update( 'Services', array( 'slug' => 'offers' ) );
			},
			'the template of a post\'s new slug'      => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create( 'post', 'Newer', array( 'title' => 'Newer' ) );
				$site->create_template( 'single-post-newer', $template( 'For one' ) );
				$site->create_template( 'single-post', $template( 'For all' ) );
				$site->update( 'Hello', array( 'slug' => 'newer-2' ) );
			},
			'the template of a new page\'s ID'        => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->create_template( 'page-' . $site->id( 'Services' ), $template( 'For one' ) );
			},
			'templates of authors, tags and dates'    => static function ( Twin_Site $site ) use ( $template ): void {
				foreach ( array( 'author', 'tag', 'archive', 'category', 'search', 'singular', 'home' ) as $slug ) {
					$site->create_template( $slug, $template( "Of $slug" ) );
				}
			},
			'a template of another script'            => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Новости' ) );
				$site->create_template( 'page-новости', $template( 'Own' ) );
				$site->update( 'About', array( 'slug' => 'über-uns' ) );
				$site->create( 'page', 'Other', array( 'title' => 'Über uns' ) );
			},
			'a part in a new pattern in a new part'   => static function ( Twin_Site $site ): void {
				$site->create_template( 'inner', array( 'title' => 'Inner', 'area' => 'uncategorized', 'content' => self::text( 'Within' ) ), 'wp_template_part' );
				$site->create( 'wp_block', 'Holder', array( 'title' => 'Holder', 'content' => '<!-- wp:template-part {"slug":"inner","theme":"' . get_stylesheet() . '"} /-->' ) );
				$site->create_template( 'header', array( 'title' => 'Head', 'area' => 'header', 'content' => '<!-- wp:block {"ref":' . $site->id( 'Holder' ) . '} /-->' ), 'wp_template_part' );
			},
			'a part that goes while a template has it' => static function ( Twin_Site $site ): void {
				$site->create_template( 'top', array( 'title' => 'Top', 'area' => 'header', 'content' => self::text( 'At the top' ) ), 'wp_template_part' );
				$site->create_template( 'page', array( 'title' => 'Pages', 'content' => '<!-- wp:template-part {"slug":"top"} /--><!-- wp:post-content /-->' ) );
				$site->delete_template( 'top', 'wp_template_part' );
			},
			'the title of what others list'           => static function ( Twin_Site $site ): void {
				$site->update( 'Team', array( 'title' => 'Aardvarks', 'menu_order' => 50 ) );
				$site->update( 'Hello', array( 'title' => 'Good day' ) );
				$site->update( 'Call', array( 'title' => 'Called' ) );
			},
		);
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function of_trees(): array {
		return array(
			'a circle of two'                         => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'parent' => $site->id( 'Home' ) ) );
				$site->update( 'Home', array( 'parent' => $site->id( 'Services' ) ) );
			},
			'a circle of three'                       => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'parent' => $site->id( 'Lead' ) ) );
			},
			'a page below itself'                     => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'parent' => $site->id( 'About' ) ) );
			},
			'a circle of new pages'                   => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Two', 'parent' => $site->id( 'One' ) ) );
				$site->update( 'One', array( 'parent' => $site->id( 'Two' ) ) );
			},
			'a grandchild in place of its parent'     => static function ( Twin_Site $site ): void {
				$site->update( 'Lead', array( 'parent' => $site->id( 'About' ) ) );
				$site->delete( 'Team', true );
				$site->update( 'Lead', array( 'slug' => 'team' ) );
			},
			'new pages below a page that goes'        => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One', 'parent' => $site->id( 'Team' ) ) );
				$site->create( 'page', 'Two', array( 'title' => 'Two', 'parent' => $site->id( 'One' ) ) );
				$site->delete( 'Team' );
			},
			'an unpublished parent of published pages' => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One', 'status' => 'draft' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Two', 'parent' => $site->id( 'One' ) ) );
				$site->update( 'Services', array( 'parent' => $site->id( 'One' ) ) );
			},
		);
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function of_settings(): array {
		return array(
			'a new page of posts'                     => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Fresh' ) ) );
			},
			'the home page and the page of posts change places' => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
				$site->settings( array( 'page_on_front' => $site->id( 'Blog' ), 'page_for_posts' => $site->id( 'Home' ) ) );
			},
			'a home page below another page'          => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'parent' => $site->id( 'Services' ) ) );
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Fresh' ) ) );
				$site->create( 'page', 'Below', array( 'title' => 'Below', 'parent' => $site->id( 'Fresh' ) ) );
			},
			'the slug of the page of posts'           => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
				$site->update( 'Blog', array( 'slug' => 'journal', 'title' => 'Journal' ) );
				$site->update( 'Home', array( 'slug' => 'blog' ) );
			},
			'an unpublished home page'                => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
				$site->update( 'Home', array( 'status' => 'draft' ) );
			},
			'a home page with a password'             => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Services' ) ) );
				$site->update( 'Services', array( 'password' => 'secret' ) );
			},
			'the logo, the icon and the tagline'      => static function ( Twin_Site $site ): void {
				$site->settings( array( 'site_logo' => $site->id( 'Picture' ), 'site_icon' => $site->id( 'Picture' ), 'description' => 'Tag & line' ) );
				$site->update( 'About', array( 'content' => '<!-- wp:site-logo /--><!-- wp:site-tagline /--><!-- wp:site-title /-->', 'featured_media' => $site->id( 'Picture' ) ) );
			},
			'what new posts begin with'               => static function ( Twin_Site $site ): void {
				$site->settings( array( 'default_comment_status' => 'closed', 'default_ping_status' => 'closed', 'default_category' => get_term_by( 'slug', 'news', 'category' )->term_id ) );
				$site->create( 'post', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->create( 'book', 'Saga', array( 'title' => 'Saga' ) );
				$site->create( 'page', 'Leaf', array( 'title' => 'Leaf' ) );
			},
			'the logo gone again'                     => static function ( Twin_Site $site ): void {
				$site->settings( array( 'site_logo' => $site->id( 'Picture' ) ) );
				$site->update( 'About', array( 'content' => '<!-- wp:site-logo /-->' ) );
				$site->settings( array( 'site_logo' => 0 ) );
			},
		);
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function of_the_trash(): array {
		return array(
			'a page back from the trash'              => static function ( Twin_Site $site ): void {
				$site->delete( 'Services' );
				$site->update( 'Services', array( 'status' => 'publish' ) );
			},
			'a parent back from the trash'            => static function ( Twin_Site $site ): void {
				$site->delete( 'About' );
				$site->update( 'Team', array( 'title' => 'People' ) );
				$site->update( 'About', array( 'status' => 'publish' ) );
			},
			'a page back whose slug was taken'        => static function ( Twin_Site $site ): void {
				$site->delete( 'Services' );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'slug' => 'services' ) );
				$site->update( 'Services', array( 'status' => 'publish' ) );
			},
			'a page that was in the trash before'     => static function ( Twin_Site $site ): void {
				$site->update( 'Gone', array( 'status' => 'publish', 'title' => 'Here again' ) );
			},
			'a page from the trash with another slug' => static function ( Twin_Site $site ): void {
				$site->update( 'Gone', array( 'status' => 'publish' ) );
				$site->update( 'Gone', array( 'slug' => 'here-again' ) );
				$site->update( 'Services', array( 'slug' => 'gone' ) );
			},
			'a page from the trash below a new one'   => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Gone' ) );
				$site->update( 'Gone', array( 'status' => 'draft', 'parent' => $site->id( 'Fresh' ) ) );
				$site->update( 'Gone', array( 'status' => 'publish' ) );
			},
			'a page from the trash changed and back there' => static function ( Twin_Site $site ): void {
				$site->update( 'Gone', array( 'status' => 'publish' ) );
				$site->update( 'Gone', array( 'title' => 'Changed', 'slug' => 'changed', 'menu_order' => 3 ) );
				$site->delete( 'Gone' );
			},
			'a page from the trash and back there'    => static function ( Twin_Site $site ): void {
				$site->update( 'Gone', array( 'status' => 'publish' ) );
				$site->delete( 'Gone' );
				$site->update( 'Services', array( 'slug' => 'gone' ) );
			},
			'a page from the trash, and deleted'      => static function ( Twin_Site $site ): void {
				$site->update( 'Gone', array( 'status' => 'publish', 'title' => 'Changed' ) );
				$site->delete( 'Gone', true );
			},
			'two in the trash of one slug, one back'  => static function ( Twin_Site $site ): void {
				$site->delete( 'Hello' );
				$site->create( 'post', 'Fresh', array( 'title' => 'Fresh', 'slug' => 'hello' ) );
				$site->delete( 'Fresh' );
				$site->update( 'Hello', array( 'status' => 'publish' ) );
			},
			'two of one slug from the trash'          => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Gone' ) );
				$site->delete( 'Fresh' );
				$site->update( 'Gone', array( 'status' => 'draft' ) );
				$site->update( 'Fresh', array( 'status' => 'publish' ) );
				$site->update( 'Gone', array( 'status' => 'publish' ) );
			},
			'a page in the trash deleted'             => static function ( Twin_Site $site ): void {
				$site->delete( 'Gone', true );
				$site->create( 'page', 'Fresh', array( 'title' => 'Gone' ) );
			},
			'a post back as a draft whose slug is asked for' => static function ( Twin_Site $site ): void {
				$site->delete( 'Hello' );
				$site->update( 'Hello', array( 'status' => 'draft', 'title' => 'Back again' ) );
				$site->update( 'Second', array( 'slug' => 'hello' ) );
			},
			'a pattern back that a page shows'        => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'content' => '<!-- wp:block {"ref":' . $site->id( 'Call' ) . '} /-->' ) );
				$site->delete( 'Call' );
				$site->update( 'Call', array( 'status' => 'publish', 'title' => 'Call again' ) );
			},
			'a menu back that a part shows'           => static function ( Twin_Site $site ): void {
				$site->create_template( 'header', array( 'title' => 'Head', 'area' => 'header', 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Menu' ) . '} /-->' ), 'wp_template_part' );
				$site->delete( 'Menu' );
				$site->update( 'Menu', array( 'status' => 'publish' ) );
			},
			'a new page in the trash and back'        => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->delete( 'Fresh' );
				$site->update( 'Fresh', array( 'status' => 'publish' ) );
			},
			'a pattern that goes while a page shows it' => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'content' => '<!-- wp:block {"ref":' . $site->id( 'Call' ) . '} /-->' ) );
				$site->delete( 'Call', true );
			},
			'a menu that goes while a part shows it'  => static function ( Twin_Site $site ): void {
				$site->create_template( 'header', array( 'title' => 'Head', 'area' => 'header', 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Menu' ) . '} /-->' ), 'wp_template_part' );
				$site->delete( 'Menu', true );
			},
		);
	}

	/** @return array<string, callable( Twin_Site ): void> */
	private static function of_values(): array {
		return array(
			'a private page and a private post'       => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'status' => 'private' ) );
				$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'status' => 'private' ) );
				$site->update( 'About', array( 'status' => 'private' ) );
			},
			'pages for later'                         => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'date' => '2036-01-01T00:00:00' ) );
				$site->create( 'post', 'Later', array( 'title' => 'Later', 'date' => '2036-01-01T00:00:00' ) );
				$site->create( 'page', 'Waiting', array( 'title' => 'Waiting', 'status' => 'pending' ) );
			},
			'a format, tags, discussion and a password' => static function ( Twin_Site $site ): void {
				$site->update( 'Hello', array( 'format' => 'quote', 'comment_status' => 'open', 'ping_status' => 'open' ) );
				$site->update( 'Second', array( 'password' => 'secret', 'excerpt' => 'Short' ) );
				$site->update( 'Team', array( 'password' => 'secret' ) );
				$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'format' => 'aside', 'featured_media' => $site->id( 'Picture' ), 'sticky' => true ) );
			},
			'footnotes'                               => static function ( Twin_Site $site ): void {
				$note = array( array( 'id' => 'a1', 'content' => 'A note' ) );
				$text = '<!-- wp:paragraph --><p>Word<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
				$site->update( 'Hello', array( 'content' => $text, 'meta' => array( 'footnotes' => wp_json_encode( $note ) ) ) );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'content' => $text, 'meta' => array( 'footnotes' => wp_json_encode( $note ) ) ) );
			},
			'categories of patterns'                  => static function ( Twin_Site $site ): void {
				$site->create( 'wp_block', 'Plain', array( 'title' => 'Plain', 'meta' => array( 'wp_pattern_sync_status' => 'unsynced' ) ) );
				$site->update( 'Call', array( 'excerpt' => 'What it is for' ) );
			},
			'texts that need escaping'                => static function ( Twin_Site $site ): void {
				$odd = 'A \\ "b" \'c\' & <em>d</em> é 😀 %s $1 \\u002d';
				$site->update( 'About', array( 'title' => $odd, 'excerpt' => $odd, 'content' => "<!-- wp:paragraph {\"className\":\"a\\u002d\\u002db\"} -->\n<p class=\"a--b\">$odd</p>\n<!-- /wp:paragraph -->" ) );
				$site->create( 'post', 'Odd', array( 'title' => $odd ) );
				$site->create_template( 'odd', array( 'title' => $odd, 'description' => $odd, 'content' => self::text( $odd ) ) );
				$site->settings( array( 'title' => $odd, 'description' => $odd ) );
			},
			'styles in several steps'                 => static function ( Twin_Site $site ): void {
				$site->styles( array( 'styles' => array( 'blocks' => array( 'core/paragraph' => array( 'color' => array( 'text' => '#111111' ) ) ) ), 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => 'mine', 'name' => 'Mine', 'color' => '#222222' ) ) ) ) ) ) );
				$site->update( 'About', array( 'content' => '<!-- wp:paragraph {"textColor":"mine"} --><p class="has-mine-color has-text-color">Text</p><!-- /wp:paragraph -->' ) );
				$site->styles( array( 'styles' => array( 'css' => 'p { margin: 0 }' ), 'title' => 'Own' ) );
			},
		);
	}

	/**
	 * A page shows new records in one block.
	 *
	 * @param callable( Twin_Site ): array<string, mixed> $attributes
	 * @return callable( Twin_Site ): void
	 */
	private static function shows( string $block, callable $attributes ): callable {
		return static function ( Twin_Site $site ) use ( $block, $attributes ): void {
			$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
			$site->create( 'page', 'Below', array( 'title' => 'Below', 'parent' => $site->id( 'Fresh' ) ) );
			$site->create( 'post', 'Newer', array( 'title' => 'Newer', 'date' => '2026-03-01T00:00:00' ) );
			$site->update( 'About', array( 'content' => "<!-- wp:$block " . wp_json_encode( $attributes( $site ) ) . ' /-->' ) );
		};
	}

	private static function text( string $words ): string {
		return "<!-- wp:paragraph -->\n<p>$words</p>\n<!-- /wp:paragraph -->";
	}
}
